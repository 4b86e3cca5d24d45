import { formatMoney } from '@console/format';
import type { Element, FittedText, Paper, Pause } from '@console/pdf';
import { drawHead, drawShortHead } from './drawHead.ts';
import { drawColumns, drawItem, fitDescription, heightOf } from './drawItems.ts';
import { orderPages } from './orderPages.ts';
import { columns, page, shades, totalsHeight } from './page.ts';
import type { PrintedItem, PrintedOrder } from './readOrder.ts';

interface Row {
  readonly item: PrintedItem;
  readonly description: FittedText;
}

/** Draws a purchase order: to whom, from whom, what is bought, and what it comes to. */
export async function drawOrder(paper: Paper, printed: PrintedOrder, pause: Pause): Promise<void> {
  paper.addPage();
  const firstTable = drawHead(paper, printed);
  const rows: Row[] = printed.items.map((item) => ({ item, description: fitDescription(paper, item) }));
  const roomFrom = (top: number) => page.tableEnd - top - page.headHeight;
  const counts = orderPages(
    rows.map(({ description }) => heightOf(description)),
    { first: roomFrom(firstTable), following: roomFrom(page.followingTable) },
    totalsHeight,
  );
  const table = paper.table();
  let from = 0;
  for (const [index, count] of counts.entries()) {
    if (index > 0) {
      paper.addPage();
      drawShortHead(paper, printed);
    }
    const top = index === 0 ? firstTable : page.followingTable;
    const bottom = await drawRows(paper, table, rows.slice(from, from + count), top, index === 0, pause);
    from += count;
    if (index === counts.length - 1) {
      table.end();
      drawTotals(paper, printed.items, bottom);
    }
    drawFooter(paper, printed, `Page ${index + 1} of ${counts.length}`);
  }
}

/** Draws the rows of a page below the words of the columns. Returns the place below the last row. */
async function drawRows(
  paper: Paper,
  table: Element,
  rows: readonly Row[],
  top: number,
  first: boolean,
  pause: Pause,
): Promise<number> {
  drawColumns(paper, top, first ? table : null);
  let y = top + page.headHeight;
  for (const { item, description } of rows) {
    drawItem(paper, table, item, description, y);
    y += heightOf(description);
    const line = y;
    paper.decoration(() => paper.rule([page.left, line], [page.right, line], 0.5, shades.line));
    await pause();
  }
  return y;
}

function drawTotals(paper: Paper, items: readonly PrintedItem[], top: number): void {
  const sumOf = (of: 'net' | 'tax') => items.reduce((sum, item) => sum + item[of], 0);
  const [net, tax] = [sumOf('net'), sumOf('tax')];
  const lines = [
    { label: 'Net', amount: net, weight: 'regular' },
    { label: 'VAT', amount: tax, weight: 'regular' },
    { label: 'Total', amount: net + tax, weight: 'bold' },
  ] as const;
  for (const [index, { label, amount, weight }] of lines.entries()) {
    const baseline = top + 18 + index * 18;
    paper.tag('P', () => {
      paper.text(label, columns.rate, baseline, { size: 10, weight, from: 'right', more: true });
      paper.text(formatMoney(amount), columns.net, baseline, { size: 10, weight, from: 'right' });
    });
  }
}

function drawFooter(paper: Paper, { order: { reference }, buyer }: PrintedOrder, pageNumber: string): void {
  const style = { size: 7.5, color: shades.quiet };
  const { name, companyNumber, vatNumber } = buyer;
  const words = [
    reference,
    name,
    companyNumber && `Company number ${companyNumber}`,
    vatNumber && `VAT number ${vatNumber}`,
    paper.missesCharacters && '� is a character that this file cannot print. The console shows it.',
  ].filter(Boolean);
  const fitted = paper.fit(words.join(' · '), { width: 420, height: 18, size: 7.5, smallest: 6 });
  paper.decoration(() => {
    paper.lines(fitted, page.left, page.footer - 3, { color: shades.quiet });
    paper.text(pageNumber, page.right, page.footer, { ...style, from: 'right' });
  }, 'Pagination');
}

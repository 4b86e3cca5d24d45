import { formatMoney } from '@console/format';
import type { Element, FittedText, Paper } from '@console/pdf';
import { columns, descriptionEnd, page, shades } from './page.ts';
import type { PrintedItem } from './readOrder.ts';

const SIZE = 9;
const LINE = SIZE * 1.2;
const PADDING = 5;

const headings = [
  ['Quantity', columns.quantity],
  ['Unit price', columns.unitPrice],
  ['VAT', columns.rate],
  ['VAT amount', columns.tax],
  ['Net', columns.net],
] as const;

/** Divides the description of an item into lines. All of it is printed. */
export const fitDescription = (paper: Paper, { description }: PrintedItem): FittedText =>
  paper.fit(description, { width: descriptionEnd - page.left, height: 40 * LINE, size: SIZE, smallest: SIZE });

/** The height of an item's row, in points. */
export const heightOf = ({ lines }: FittedText): number => lines.length * LINE + 2 * PADDING;

/** Draws the words above the columns. On following pages they are only repeated, so they are no content. */
export function drawColumns(paper: Paper, top: number, table: Element | null): void {
  const bold = { size: 8, weight: 'bold' } as const;
  const baseline = top + 14.5;
  paper.decoration(() => paper.area(page.left, top, page.right - page.left, page.headHeight, shades.head));
  const draws = [
    () => paper.text('Description', page.left, baseline, bold),
    ...headings.map(
      ([words, edge]) =>
        () =>
          paper.text(words, edge, baseline, { ...bold, from: 'right' }),
    ),
  ];
  if (!table) {
    paper.decoration(() => {
      for (const draw of draws) draw();
    }, 'Pagination');
    return;
  }
  const row = paper.row(table);
  for (const draw of draws) paper.cell(row, draw, 'Column');
  row.end();
}

/** Draws the row of an item. */
export function drawItem(
  paper: Paper,
  table: Element,
  { quantity, unitPrice, rate, tax, net }: PrintedItem,
  description: FittedText,
  top: number,
): void {
  const row = paper.row(table);
  paper.cell(row, () => paper.lines(description, page.left, top + heightOf(description) / 2), 'Row');
  const baseline = top + PADDING + SIZE * 0.96;
  const amounts = [
    [String(quantity), columns.quantity],
    [formatMoney(unitPrice), columns.unitPrice],
    [rate === null ? 'None' : `${rate}%`, columns.rate],
    [formatMoney(tax), columns.tax],
    [formatMoney(net), columns.net],
  ] as const;
  for (const [words, edge] of amounts) {
    paper.cell(row, () => paper.text(words, edge, baseline, { size: SIZE, from: 'right' }));
  }
  row.end();
}

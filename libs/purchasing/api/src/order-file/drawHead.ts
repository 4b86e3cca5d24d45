import { formatDate, formatDateRange } from '@console/format';
import type { Paper } from '@console/pdf';
import { purchaseOrderStatuses } from '@console/purchasing-contracts';
import { page, shades } from './page.ts';
import type { PrintedOrder } from './readOrder.ts';

const middle = (page.left + page.right) / 2;
const width = (page.right - page.left) / 2 - 16;
const LINE = 12.5;

/** Draws the head of the first page: the order, its supplier, and who buys. Returns the top of the table. */
export function drawHead(paper: Paper, printed: PrintedOrder): number {
  const { order, buyer } = printed;
  paper.tag('P', () => paper.text('Purchase order', page.left, 56, { size: 10, color: shades.quiet }));
  paper.tag('H1', () => paper.text(order.reference, page.left, 80, { size: 20, weight: 'bold' }));
  drawState(paper, printed);
  const to = drawLines(
    paper,
    'To',
    [order.supplier, ...order.address, ...(order.email ? [order.email] : [])],
    page.left,
    112,
  );
  const from = drawLines(paper, 'From', [...(buyer.name ? [buyer.name] : []), ...buyer.address], middle, 112);
  return drawFacts(paper, printed, Math.max(to, from) + 10) + 14;
}

/** Draws the head of a following page, which may lie apart from the first. */
export function drawShortHead(paper: Paper, { order: { reference, supplier } }: PrintedOrder): void {
  const fitted = paper.fit(
    `${reference} · ${supplier}`,
    { width: page.right - page.left, size: 11, smallest: 8 },
    'bold',
  );
  paper.decoration(() => {
    paper.lines(fitted, page.left, 50, { weight: 'bold' });
    paper.rule([page.left, 62], [page.right, 62], 1);
  }, 'Pagination');
}

/** An order that does not hold says so: nobody should work for a draft or a canceled order. */
function drawState(paper: Paper, { order: { reference, status } }: PrintedOrder): void {
  if (status !== 'draft' && status !== 'provisional' && status !== 'canceled') return;
  const label = purchaseOrderStatuses.labelOf(status);
  const style = { size: 10, weight: 'bold' } as const;
  const at = page.left + paper.widthOf(reference, { size: 20, weight: 'bold' }) + 14;
  paper.decoration(() => paper.frame(at, 65, paper.widthOf(label, style) + 14, 18, 1));
  paper.tag('P', () => paper.text(label, at + 7, 77.5, style));
}

/** Draws a label with lines below it. Returns the place below the last line. */
function drawLines(paper: Paper, label: string, lines: readonly string[], left: number, top: number): number {
  if (lines.length === 0) return top;
  paper.tag('P', () => {
    paper.text(label, left, top, { size: 8, color: shades.quiet, more: true });
    for (const [index, line] of lines.entries()) {
      const weight = index === 0 ? 'bold' : 'regular';
      const fitted = paper.fit(line, { width, size: 10, smallest: 7 }, weight);
      paper.lines(fitted, left, top + 11 + index * LINE, { weight, more: index < lines.length - 1 });
    }
  });
  return top + 11 + lines.length * LINE;
}

/** Draws the date of the order and its class. Returns the place below them. */
function drawFacts(paper: Paper, { order }: PrintedOrder, top: number): number {
  const { raisedAt, supplierReference, startsAt, endsAt } = order;
  const facts = [
    ['Date', formatDate(raisedAt)],
    ['Supplier', supplierReference],
    ...(order.class === null ? [] : [['Class', order.class]]),
    ...(startsAt && endsAt ? [['Class dates', formatDateRange(startsAt, endsAt)]] : []),
  ];
  for (const [index, [label = '', value = '']] of facts.entries()) {
    const y = top + 8 + index * 15;
    const fitted = paper.fit(value, { width: page.right - page.left - 80, size: 10, smallest: 7 });
    paper.tag('P', () => {
      paper.text(label, page.left, y + 3, { size: 8, color: shades.quiet, more: true });
      paper.lines(fitted, page.left + 80, y);
    });
  }
  return top + facts.length * 15;
}

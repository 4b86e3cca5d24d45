import { formatDate, formatDateRange, formatMoney } from '@console/format';
import { Letter, type LetterBlock, type LetterFact, type Paper, type Pause, plainColor, sheet } from '@console/pdf';
import { purchaseOrderStatuses } from '@console/purchasing-contracts';
import type { PrintedItem, PrintedOrder } from './readOrder.ts';

/** Draws a purchase order: to whom, from whom, what is bought, and what it comes to. */
export async function drawOrder(paper: Paper, printed: PrintedOrder, pause: Pause): Promise<void> {
  const { order, buyer, items } = printed;
  const state = stateOf(order.status);
  const letter = new Letter(paper, {
    color: plainColor,
    sender: buyer.name ?? '',
    logo: null,
    title: `Purchase order ${order.reference}`,
    footer: footerOf(printed),
    watermark: state?.toUpperCase() ?? null,
  });
  letter.head('Purchase order', order.reference, state);
  letter.beside(partiesOf(printed), [
    { label: 'Date', value: formatDate(order.raisedAt) },
    { label: 'Supplier', value: order.supplierReference },
  ]);
  if (order.class !== null) letter.beside([], classFacts(order.class, order));
  letter.table(
    [
      { title: 'Description' },
      { title: 'Quantity', width: 46, align: 'right' },
      { title: 'Unit price', width: 70, align: 'right' },
      { title: 'VAT', width: 40, align: 'right' },
      { title: 'VAT amount', width: 64, align: 'right' },
      { title: 'Net', width: 70, align: 'right' },
    ],
    items.map(rowOf),
  );
  letter.space(14);
  const sumOf = (of: 'net' | 'tax') => items.reduce((sum, item) => sum + item[of], 0);
  const [net, tax] = [sumOf('net'), sumOf('tax')];
  letter.sums(
    [
      { label: 'Net', value: formatMoney(net) },
      { label: 'VAT', value: formatMoney(tax) },
      { label: 'Total', value: formatMoney(net + tax), strong: true },
    ],
    // The amounts stand below those of the items.
    { x: sheet.right - 204, width: 210 },
  );
  await letter.draw(pause);
}

/** An order that does not hold says so: nobody should work for a draft or a canceled order. */
function stateOf(status: string): string | null {
  const holds = status !== 'draft' && status !== 'provisional' && status !== 'canceled';
  return holds ? null : purchaseOrderStatuses.labelOf(status);
}

function partiesOf({ order, buyer }: PrintedOrder): LetterBlock[] {
  const { supplier, address, email } = order;
  return [
    { label: 'To', lines: [supplier, ...address, ...(email ? [email] : [])] },
    { label: 'From', lines: [...(buyer.name ? [buyer.name] : []), ...buyer.address] },
  ];
}

function classFacts(named: string, { startsAt, endsAt }: PrintedOrder['order']): LetterFact[] {
  return [
    { label: 'Class', value: named },
    ...(startsAt && endsAt ? [{ label: 'Class dates', value: formatDateRange(startsAt, endsAt) }] : []),
  ];
}

function rowOf({ description, quantity, unitPrice, rate, tax, net }: PrintedItem): string[] {
  const vat = rate === null ? 'None' : `${rate}%`;
  return [description, String(quantity), formatMoney(unitPrice), vat, formatMoney(tax), formatMoney(net)];
}

function footerOf({ order, buyer: { name, companyNumber, vatNumber } }: PrintedOrder): string {
  const numbers = [companyNumber && `Company number ${companyNumber}`, vatNumber && `VAT number ${vatNumber}`];
  return [order.reference, name, ...numbers].filter(Boolean).join(' · ');
}

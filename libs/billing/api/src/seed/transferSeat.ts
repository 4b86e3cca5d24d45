import { type PlannedInvoice, totalsOf } from './planInvoices.ts';

/**
 * In a few bookings the last item began as a seat of the first: its delegate was transferred after the invoice was paid. So
 * this invoice bills both, and the last item has none of its own.
 */
export function transferSeat(invoices: readonly PlannedInvoice[]): PlannedInvoice[] {
  const plain = invoices.filter(({ type, status, payments, item }) => {
    return type === 'invoice' && status === 'paid' && payments.length === 1 && item?.type === 'public';
  });
  const [first, last] = [plain[0], plain.at(-1)];
  const [payment] = first?.payments ?? [];
  const [line] = last?.lines ?? [];
  const isQuoted = invoices.some(({ convertedTo }) => convertedTo !== undefined);
  const isCredited = invoices.some(({ credits }) => credits !== undefined);
  if (plain.length < 2 || isQuoted || isCredited || last?.item?.quantity !== 1 || !first || !payment || !line) {
    return [...invoices];
  }
  const lines = [...first.lines, { ...line, bookingItemId: null }];
  const amount = totalsOf({ lines }).gross;
  const both = { ...first, lines, payments: [{ ...payment, amount }], transferred: last.item.id };
  return invoices.flatMap((one) => (one === first ? [both] : one === last ? [] : [one]));
}

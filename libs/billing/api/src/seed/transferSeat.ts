import { random } from '@console/api-kit/seeding';
import type { PlannedInvoice } from './planInvoices.ts';
import { totalsOf } from './planInvoices.ts';

/**
 * In a few bookings the last item began as a seat of the first: its delegate was transferred after the invoice was paid. So
 * this invoice bills both, and the last item has none of its own.
 */
export function transferSeat(bookingId: string, invoices: readonly PlannedInvoice[]): PlannedInvoice[] {
  const plain = invoices.filter(({ type, status, payments }) => {
    return type === 'invoice' && status === 'paid' && payments.length === 1;
  });
  const [first, last] = [plain[0], plain.at(-1)];
  const [payment] = first?.payments ?? [];
  const [line] = last?.lines ?? [];
  const all = invoices.length === 2 && plain.length === 2 && plain.every(({ item }) => item?.type === 'public');
  if (!all || !first || !payment || !line || last?.item?.quantity !== 1) return [...invoices];
  if (!random('transfers', bookingId).chance(0.5)) return [...invoices];
  const lines = [...first.lines, { ...line, bookingItemId: null }];
  const amount = totalsOf({ lines }).gross;
  return [{ ...first, lines, payments: [{ ...payment, amount }], transferred: last.item.id }];
}

import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { Impact } from '@console/core-api';
import { formatMoney } from '@console/format';
import { impactsOnCompleted } from '../booking-invoices/completePaidBookings.ts';
import { Invoice } from '../nodes.ts';
import type { PlannedMoney } from '../payment/moneyOfInvoices.ts';
import type { Refusable, Settlement } from './planSettling.ts';

/** What settles invoices does to them, and the bookings that become complete with it. */
export async function impactsOfSettling(
  queries: Queries,
  settlements: readonly Settlement[],
  { writtenOff = false } = {},
): Promise<Impact[]> {
  const money = settlements.map(
    ({ invoice: { id }, amount }): PlannedMoney => ({
      invoice: id,
      paid: amount,
      writtenOff: writtenOff ? amount : 0,
    }),
  );
  const bookingIds = settlements.map(({ invoice }) => invoice.bookingId);
  return [...settlements.map(impactOn), ...(await impactsOnCompleted(queries, bookingIds, { money }))];
}

/** The reasons why a plan would be refused, each as a line. */
export function refusalsOf({ violations, whyNot }: Refusable, title: string): Impact[] {
  const reasons = [...(whyNot === null ? [] : [whyNot]), ...violations.map(({ message }) => message)];
  return reasons.map((consequence) => ({ entity: 'refusal', target: null, reference: '', title, consequence }));
}

/** "gets £594.00 and is paid in full" */
function impactOn({ invoice: { id, ref: reference, customerName: title, owed }, amount }: Settlement): Impact {
  const left = owed - amount;
  const after = left > 0 ? `: ${formatMoney(left)} of it stays open` : ' and nothing more is owed on it';
  const consequence = `gets ${formatMoney(amount)}${after}`;
  return { entity: 'invoice', target: toIri(Invoice.prefix, id), reference, title, consequence };
}

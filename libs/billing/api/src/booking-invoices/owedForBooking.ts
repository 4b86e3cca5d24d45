import { onInquiry, toIri } from '@console/api-kit';
import { owedForBooking } from '@console/bookings-api';
import { formatMoney } from '@console/format';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { isSettled, moneyOfInvoices } from '../payment/moneyOfInvoices.ts';
import { invoice } from '../tables.ts';

/** A booking can be completed although something is owed. The preview says so. */
onInquiry(owedForBooking, async (queries, { id: bookingId }) => {
  const rows = await queries
    .select()
    .from(invoice)
    .where(
      and(
        eq(invoice.bookingId, bookingId),
        eq(invoice.type, 'invoice'),
        inArray(invoice.status, ['draft', 'confirmed', 'paid_partial']),
      ),
    )
    .orderBy(asc(invoice.id));
  const money = await moneyOfInvoices(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, ref: reference, customerName: title }) => {
    const found = money.get(id);
    if (!found || isSettled(found)) return [];
    const consequence = `stays: ${formatMoney(found.due - found.held)} of it is not paid`;
    return [{ entity: 'invoice', target: toIri(Invoice.prefix, id), reference, title, consequence, stays: true }];
  });
});

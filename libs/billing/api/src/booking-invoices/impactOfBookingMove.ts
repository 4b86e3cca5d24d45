import { onInquiry, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { impactOfBookingMove, planMove } from '@console/bookings-api';
import type { Impact } from '@console/classes-api';
import { tables as core } from '@console/core-api';
import { formatMoney } from '@console/format';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { isSettled, moneyOfInvoices } from '../payment/moneyOfInvoices.ts';
import { invoice } from '../tables.ts';
import { invoicesOfCanceledBookings, invoicesOfCanceledItems } from './canceledInvoices.ts';
import { invoicedItems } from './draftInvoices.ts';
import { impactOfNewInvoice, impactOnCanceledInvoices } from './impactOnInvoices.ts';

const { customer } = core;

/** The invoices that a move of a booking drafts or voids, those that stay because something is paid, and those still owed. */
onInquiry(impactOfBookingMove, async (queries, moving) => {
  const { booking } = moving;
  const { becomes, changing, left } = planMove(moving);
  if (becomes === 'canceled') {
    const found = await invoicesOfCanceledBookings(queries, [booking.id]);
    return impactOnCanceledInvoices(queries, found, { bookings: [booking.id] });
  }
  if (becomes === 'complete') return invoicesStillOwed(queries, booking.id);
  if (moving.move !== 'confirm' && moving.move !== 'resume') return [];
  const lost = changing.filter((one) => one.becomes === 'canceled').map(({ item }) => item.id);
  const invoiced = await invoicedItems(queries, left);
  const customerName = await nameOfCustomer(queries, booking.customerId);
  return [
    ...(await impactOnCanceledInvoices(queries, await invoicesOfCanceledItems(queries, lost), { items: lost })),
    ...left.filter(({ id }) => !invoiced.has(id)).map(({ title }) => impactOfNewInvoice(customerName, title)),
  ];
});

/** A booking can be completed although something is owed. The preview says so. */
async function invoicesStillOwed(queries: Queries, bookingId: string): Promise<Impact[]> {
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
  return rows.flatMap(({ id, ref, customerName }) => {
    const found = money.get(id);
    if (!found || isSettled(found)) return [];
    const consequence = `stays: ${formatMoney(found.due - found.held)} of it is not paid`;
    return [{ entity: 'invoice', target: toIri(Invoice.prefix, id), reference: ref, title: customerName, consequence }];
  });
}

async function nameOfCustomer(queries: Queries, id: string): Promise<string> {
  const [found] = await queries.select({ name: customer.name }).from(customer).where(eq(customer.id, id));
  return found?.name ?? '';
}

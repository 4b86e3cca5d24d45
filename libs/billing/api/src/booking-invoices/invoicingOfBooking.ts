import { builder, loadBatched, Money, type RequestContext, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { issuedStatuses } from '@console/billing-contracts';
import { Booking, tables as bookings } from '@console/bookings-api';
import { and, eq, exists, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type InvoiceMoney, moneyOfInvoices } from '../payment/moneyOfInvoices.ts';
import { invoice, invoiceLine } from '../tables.ts';
import { type BilledItem, billedItems } from './billedItems.ts';

const { bookingItem } = bookings;

/** How far a booking is invoiced and paid. Money is in pence. */
interface Invoicing {
  readonly items: number;
  readonly due: number;
  readonly paid: number;
}

const BookingInvoicing = builder.objectRef<Invoicing>('BookingInvoicing').implement({
  description: 'How far the items of a booking that are not canceled are invoiced and paid.',
  rule: staff,
  fields: (t) => ({
    items: t.exposeInt('items', { description: 'The number of items that are on an issued invoice.' }),
    due: t.expose('due', {
      type: Money,
      description:
        'What is to be paid for all of them: as their issued invoices say, less what is credited, else as the items say.',
    }),
    paid: t.expose('paid', {
      type: Money,
      description: 'What was received of it. An overpayment and what goes back are not in it.',
    }),
  }),
});

builder.objectField(Booking.ref, 'invoicing', (t) =>
  t.field({
    type: BookingInvoicing,
    description: 'How far it is invoiced and paid.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await invoicingOf(context, id)) ?? { items: 0, due: 0, paid: 0 },
  }),
);

/** A few statements answer for all bookings of a request. */
function invoicingOf(context: RequestContext, bookingId: string): Promise<Invoicing | undefined> {
  return loadBatched<Invoicing>(context, invoicingOf, bookingId, async (ids) => {
    const items = await itemsOf(context.database, ids);
    const issued = await issuedInvoicesOf(context.database, ids);
    const invoiceIds = issued.map(({ id }) => id);
    const money = await moneyOfInvoices(context.database, invoiceIds);
    const billed = await billedItems(
      context.database,
      items.map(({ id }) => id),
    );
    const [ofBooking, invoicesOf] = [
      Map.groupBy(items, (item) => item.bookingId),
      Map.groupBy(issued, (one) => one.bookingId),
    ];
    return new Map(
      ids.map((id) => {
        const invoices = invoicesOf.get(id) ?? [];
        return [id, invoicingFrom(ofBooking.get(id) ?? [], invoices, billed, money)];
      }),
    );
  });
}

interface Item {
  readonly id: string;
  readonly gross: number;
}

interface IssuedInvoice {
  readonly id: string;
  /** Whether it names no item, so that it is for all of them. */
  readonly ofWhole: boolean;
}

function invoicingFrom(
  items: readonly Item[],
  invoices: readonly IssuedInvoice[],
  billed: readonly BilledItem[],
  money: ReadonlyMap<string, InvoiceMoney>,
): Invoicing {
  const issued = new Set(invoices.map(({ id }) => id));
  const onInvoice = new Set(billed.filter(({ invoiceId }) => issued.has(invoiceId)).map(({ item }) => item));
  const whole = invoices.some(({ ofWhole }) => ofWhole);
  const open = items.filter(({ id }) => !whole && !onInvoice.has(id));
  const sums = invoices.map(({ id }) => money.get(id) ?? { due: 0, held: 0 });
  return {
    items: items.length - open.length,
    due: total(sums.map(({ due }) => due)) + total(open.map(({ gross }) => gross)),
    paid: total(sums.map(({ due, held }) => Math.max(0, Math.min(due, held)))),
  };
}

const total = (pence: readonly number[]) => pence.reduce((sum, one) => sum + one, 0);

/** The items that are not canceled. */
function itemsOf(queries: Queries, bookingIds: readonly string[]) {
  const { id, bookingId, gross, status } = bookingItem;
  return queries
    .select({ id, bookingId, gross })
    .from(bookingItem)
    .where(and(inArray(bookingId, [...bookingIds]), ne(status, 'canceled')));
}

function issuedInvoicesOf(queries: Queries, bookingIds: readonly string[]) {
  const { id, bookingId, bookingItemId, status, type } = invoice;
  const named = queries
    .select({ id: invoiceLine.id })
    .from(invoiceLine)
    .where(and(eq(invoiceLine.invoiceId, id), isNotNull(invoiceLine.bookingItemId)));
  return queries
    .select({ id, bookingId, ofWhole: sql<boolean>`${bookingItemId} IS NULL AND NOT ${exists(named)}` })
    .from(invoice)
    .where(and(inArray(bookingId, [...bookingIds]), eq(type, 'invoice'), inArray(status, [...issuedStatuses])));
}

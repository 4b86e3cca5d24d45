import { builder, Money, many } from '@console/api-kit';
import { Booking, BookingItem } from '@console/bookings-api';
import { Customer } from '@console/core-api';
import { gt } from 'drizzle-orm';
import { Invoice, Receipt } from '../nodes.ts';
import { invoice, receipt } from '../tables.ts';
import { balanceOwedBy } from './balanceOwed.ts';

const newestFirst = {
  of: () => Invoice,
  order: { documentDate: invoice.documentDate },
  defaultOrder: { documentDate: 'DESC' },
} as const;

builder.objectFields(Customer.ref, (t) => ({
  invoices: many(t, { ...newestFirst, by: invoice.customerId }),
  openInvoices: many(t, {
    ...newestFirst,
    by: invoice.customerId,
    only: gt(invoice.owed, 0),
    defaultOrder: { documentDate: 'ASC' },
    size: 100,
    description: 'Those on which something is owed, the oldest first.',
  }),
  receipts: many(t, {
    of: () => Receipt,
    by: receipt.customerId,
    order: { receivedAt: receipt.receivedAt },
    defaultOrder: { receivedAt: 'DESC' },
    description: 'What came in, the latest first.',
  }),
  balanceOwed: t.field({
    type: Money,
    description: 'The total that is owed for all its invoices. Negative when the customer has credit.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => balanceOwedBy(context, id),
  }),
}));

builder.objectFields(Booking.ref, (t) => ({ invoices: many(t, { ...newestFirst, by: invoice.bookingId }) }));

builder.objectFields(BookingItem.ref, (t) => ({ invoices: many(t, { ...newestFirst, by: invoice.bookingItemId }) }));

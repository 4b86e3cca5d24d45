import { builder, Money, many } from '@console/api-kit';
import { Booking, BookingItem } from '@console/bookings-api';
import { Customer } from '@console/core-api';
import { Invoice } from '../nodes.ts';
import { invoice } from '../tables.ts';
import { balanceOwedBy } from './balanceOwed.ts';

const newestFirst = {
  of: () => Invoice,
  order: { documentDate: invoice.documentDate },
  defaultOrder: { documentDate: 'DESC' },
} as const;

builder.objectFields(Customer.ref, (t) => ({
  invoices: many(t, { ...newestFirst, by: invoice.customerId }),
  balanceOwed: t.field({
    type: Money,
    description: 'The total that is owed for all its invoices. Negative when the customer has credit.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => balanceOwedBy(context, id),
  }),
}));

builder.objectFields(Booking.ref, (t) => ({ invoices: many(t, { ...newestFirst, by: invoice.bookingId }) }));

builder.objectFields(BookingItem.ref, (t) => ({ invoices: many(t, { ...newestFirst, by: invoice.bookingItemId }) }));

import { implementNode, Money, one, staff } from '@console/api-kit';
import { BookingItem } from '@console/bookings-api';
import { InvoiceLine } from '../nodes.ts';
import { invoiceLine } from '../tables.ts';

implementNode(InvoiceLine, {
  rule: staff,
  audit: true,
  fields: (t) => ({
    description: t.exposeString('description'),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.expose('unitPrice', { type: Money }),
    taxRatePercent: t.exposeFloat('taxRatePercent', { nullable: true }),
    taxable: t.exposeBoolean('taxable'),
    netPrice: t.expose('net', { type: Money }),
    taxValue: t.expose('tax', { type: Money }),
    bookingItem: one(t, { from: invoiceLine.bookingItemId, to: () => BookingItem }),
  }),
});

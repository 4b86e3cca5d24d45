import { defineNode, implementNode, Money, one, staff } from '@console/api-kit';
import { BookingItem } from '@console/bookings-api';
import { invoiceLine } from './tables.ts';

export const InvoiceLine = defineNode('InvoiceLine', 'invoice_lines', invoiceLine);

implementNode(InvoiceLine, {
  rule: staff,
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

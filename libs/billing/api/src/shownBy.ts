import { iriOf, shownBy } from '@console/api-kit';
import { Booking, BookingItem } from '@console/bookings-api';
import { Customer } from '@console/core-api';
import { Invoice, InvoiceActivityLog, InvoiceLine, Payment } from './nodes.ts';

shownBy(Invoice, {
  records: ({ customerId, bookingId, bookingItemId, creditsId }) => [
    iriOf(Customer, customerId),
    iriOf(Booking, bookingId),
    iriOf(BookingItem, bookingItemId),
    iriOf(Invoice, creditsId),
  ],
});
shownBy(InvoiceLine, { records: ({ invoiceId }) => [iriOf(Invoice, invoiceId)], lists: [Invoice] });
shownBy(InvoiceActivityLog, { records: ({ invoiceId }) => [iriOf(Invoice, invoiceId)] });
shownBy(Payment, { records: ({ invoiceId }) => [iriOf(Invoice, invoiceId)], lists: [Invoice] });

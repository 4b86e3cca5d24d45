import { iriOf, refreshes } from '@console/api-kit';
import { Booking, BookingItem } from '@console/bookings-api';
import { Customer } from '@console/core-api';
import { Invoice, InvoiceActivityLog, InvoiceLine, Payment, Receipt } from './nodes.ts';

// The list of invoices is searched and sorted by the customer's name.
refreshes(Customer, { lists: [Invoice] });
refreshes(Invoice, {
  records: ({ customerId, bookingId, bookingItemId, creditsId }) => [
    iriOf(Customer, customerId),
    iriOf(Booking, bookingId),
    iriOf(BookingItem, bookingItemId),
    iriOf(Invoice, creditsId),
  ],
  // Both lists can be filtered by the money that is to be refunded, which triggers set on this invoice or the credited one.
  lists: [Booking, Invoice],
});
refreshes(InvoiceLine, { records: ({ invoiceId }) => [iriOf(Invoice, invoiceId)], lists: [Invoice] });
refreshes(InvoiceActivityLog, { records: ({ invoiceId }) => [iriOf(Invoice, invoiceId)] });
refreshes(Payment, {
  records: ({ invoiceId, creditNoteId, receiptId }) => [
    iriOf(Invoice, invoiceId),
    iriOf(Invoice, creditNoteId),
    iriOf(Receipt, receiptId),
  ],
  lists: [Invoice],
});
refreshes(Receipt, { records: ({ customerId }) => [iriOf(Customer, customerId)] });

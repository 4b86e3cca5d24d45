import { bookingStatuses } from '@console/bookings-contracts';
import { Brand } from '@console/classes-api';
import { keepsHistory, kept, User } from '@console/core-api';
import { Booking } from '../nodes.ts';

keepsHistory(Booking, {
  entity: 'booking',
  fields: {
    title: kept.text('Title'),
    status: kept.choice('Status', bookingStatuses.labels),
    bookedAt: kept.day('Booked'),
    brandId: kept.record('Brand', () => Brand),
    accountManagerId: kept.person('Account manager', () => User),
    poNumber: kept.text('PO number'),
    dealRecordId: kept.text('Deal record id'),
    webBookingReference: kept.text('Web booking reference'),
    invoiceNotes: kept.text('Invoice notes'),
  },
  parts: {
    items: kept.lines('Items'),
    canceledItems: kept.lines('Canceled items'),
    contacts: kept.lines('Contacts'),
    billingAddress: kept.lines('Billing address'),
  },
});

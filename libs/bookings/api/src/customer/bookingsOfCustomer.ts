import { builder, many } from '@console/api-kit';
import { Customer, CustomerContact } from '@console/core-api';
import { Booking, BookingCustomerContact } from '../nodes.ts';

import { booking, bookingContact } from '../tables.ts';

builder.objectFields(Customer.ref, (t) => ({
  bookings: many(t, {
    of: () => Booking,
    by: booking.customerId,
    order: { bookedAt: booking.bookedAt },
    defaultOrder: { bookedAt: 'DESC' },
  }),
}));

builder.objectFields(CustomerContact.ref, (t) => ({
  bookingCustomerContacts: many(t, {
    of: () => BookingCustomerContact,
    by: bookingContact.personId,
    description: 'The bookings that the contact books or pays for, the latest first.',
    order: { createdAt: bookingContact.createdAt },
    defaultOrder: { createdAt: 'DESC' },
  }),
}));

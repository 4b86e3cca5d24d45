import { builder, many, toIri } from '@console/api-kit';
import { Customer, followCustomerAddress, hasAddress, hasAddressOfCustomer } from '@console/core-api';
import { and, inArray, sql } from 'drizzle-orm';
import { writeBooking } from '../booking/writeBooking.ts';
import { Booking } from '../nodes.ts';
import { booking } from '../tables.ts';

/** A booking that is delivered, complete or canceled keeps the address that it had. */
const open = inArray(booking.status, ['draft', 'confirmed', 'on_hold']);

builder.objectField(Customer.ref, 'openBookingsWithBillingAddress', (t) =>
  many(t, {
    of: () => Booking,
    by: booking.customerId,
    only: and(open, hasAddressOfCustomer(booking.billingAddressId, booking.customerId)),
    order: { bookedAt: booking.bookedAt },
    defaultOrder: { bookedAt: 'DESC' },
    description:
      'The bookings that are draft, confirmed or on hold and have exactly the billing address of the customer. They can be corrected with it.',
  }),
);

followCustomerAddress({
  job: 'correctAddressOfBookings',
  copies: (customer, address) => sql`SELECT ${booking.id} FROM ${booking}
    WHERE ${booking.customerId} = ${customer} AND ${open} AND ${hasAddress(booking.billingAddressId, address)}`,
  lock: (writing, ulid) => writing.lock(Booking, { id: toIri(Booking.prefix, ulid) }),
  correct: writeBooking,
});

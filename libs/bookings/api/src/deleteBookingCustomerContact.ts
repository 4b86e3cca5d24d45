import { mutationField, staff, ulidOf } from '@console/api-kit';
import { deleteBookingCustomerContactInput, whyNotUnassign } from '@console/bookings-contracts';
import { eq } from 'drizzle-orm';
import { Booking } from './Booking.ts';
import { BookingCustomerContact } from './BookingCustomerContact.ts';
import { contactsOfBooking } from './contactsOfBooking.ts';
import { bookingContact } from './tables.ts';

mutationField('deleteBookingCustomerContact', {
  description: 'Takes a contact off a booking. A confirmed booking keeps its last booker and its last biller.',
  rule: staff,
  check: deleteBookingCustomerContactInput,
  input: (t) => ({ id: t.id({ required: true }), version: t.int() }),
  deletes: BookingCustomerContact,
  write: async (writing, input) => {
    const [known] = await writing.tx
      .select({ bookingId: bookingContact.bookingId })
      .from(bookingContact)
      .where(eq(bookingContact.id, ulidOf(BookingCustomerContact.prefix, input.id) ?? ''));
    // The booking first, as everybody does: two who take one of its two bookers each wait for each other.
    const booking = known && (await writing.row(Booking, known.bookingId));
    const contact = await writing.lock(BookingCustomerContact, input);
    if (booking) {
      writing.refuseIf(whyNotUnassign(booking, await contactsOfBooking(writing, booking), contact));
    }
    await writing.remove(BookingCustomerContact, contact);
    return contact;
  },
});

import { mutationField, staff } from '@console/api-kit';
import { deleteBookingCustomerContactInput, whyNotChangeBooking, whyNotUnassign } from '@console/bookings-contracts';
import { lockInBooking } from '../booking-item/lockInBooking.ts';
import { BookingCustomerContact } from '../nodes.ts';
import { contactsOfBooking, keepContact } from './contactsOfBooking.ts';

mutationField('deleteBookingCustomerContact', {
  description:
    'Removes a contact from a booking. A confirmed booking keeps its last booker and its last biller, a canceled one all of them.',
  rule: staff,
  input: deleteBookingCustomerContactInput,
  deletes: BookingCustomerContact,
  write: async (writing, input) => {
    const { booking, row: contact } = await lockInBooking(writing, BookingCustomerContact, input, 'update');
    writing.refuseIf(whyNotChangeBooking(booking));
    writing.refuseIf(whyNotUnassign(booking, await contactsOfBooking(writing.tx, booking), contact));
    await writing.remove(BookingCustomerContact, contact);
    await keepContact(writing, booking, contact.personId, contact.roles, []);
    return contact;
  },
});

import { invalidInput, mutationField, staff } from '@console/api-kit';
import { assignCustomerContactToBookingInput, whyNotChangeBooking } from '@console/bookings-contracts';
import { CustomerContact } from '@console/core-api';
import { Booking } from '../nodes.ts';
import { giveRoles } from './contactsOfBooking.ts';

mutationField('assignCustomerContactToBooking', {
  description:
    "Makes a contact of the booking's customer its booker, its biller or both. A contact who is already on the booking gets these roles instead of the old ones.",
  rule: staff,
  input: assignCustomerContactToBookingInput,
  describe: { id: 'The booking.' },
  changes: Booking,
  write: async (writing, { id, customerContact, roles }) => {
    const booking = await writing.lock(Booking, { id });
    writing.refuseIf(whyNotChangeBooking(booking));
    const person = await writing.refer(CustomerContact, customerContact, 'customerContact');
    if (person.customerId !== booking.customerId) {
      throw invalidInput({ path: 'customerContact', message: 'Contact must be one of the booking’s customer' });
    }
    await giveRoles(writing, booking, person.id, roles);
    return booking;
  },
});

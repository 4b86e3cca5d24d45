import { invalidInput, mutationField, staff } from '@console/api-kit';
import { createTellingInput } from '@console/bookings-contracts';
import { CustomerContact } from '@console/core-api';
import { Booking, Telling } from '../nodes.ts';
import { tellingsThatCount } from './tellingsThatCount.ts';
import { touchClasses } from './touchClasses.ts';

mutationField('createTelling', {
  description:
    'Records that a contact of a booking was told of its cancellation or postponement, by the viewer and now. When somebody has recorded it since the last change, returns that record.',
  rule: staff,
  input: createTellingInput,
  changes: Telling,
  write: async (writing, { booking: iri, customerContact }) => {
    // So two people who tick at the same time make one telling.
    const booking = await writing.hold(Booking, iri, 'booking');
    const person = await writing.refer(CustomerContact, customerContact, 'customerContact');
    if (person.customerId !== booking.customerId) {
      throw invalidInput({ path: 'customerContact', message: 'Contact must be one of the booking’s customer' });
    }
    const told = await tellingsThatCount(writing.tx, [booking.id]);
    const before = told.find((one) => one.personId === person.id);
    if (before) return before;
    await touchClasses(writing, booking.id);
    return writing.insert(Telling, { bookingId: booking.id, personId: person.id });
  },
});

import { invalidInput, mutationField, staff, ulidOf } from '@console/api-kit';
import { createAttendeeInput } from '@console/bookings-contracts';
import {
  Attendee,
  lockPlace,
  reservationToFill,
  seatDelegate,
  TrainingSeatReservation,
  tables,
} from '@console/classes-api';
import { CustomerContact } from '@console/core-api';
import { eq } from 'drizzle-orm';
import { customerOfReservation } from './customerOfReservation.ts';

mutationField('createAttendee', {
  description: 'Puts a contact of the booking’s customer on a reserved place, on all its days.',
  rule: staff,
  input: createAttendeeInput,
  changes: Attendee,
  write: async (writing, { customerContact, reservation: iri }) => {
    const { trainingSeatReservation } = tables;
    const [known] = await writing.tx
      .select()
      .from(trainingSeatReservation)
      .where(eq(trainingSeatReservation.id, ulidOf(TrainingSeatReservation.prefix, iri) ?? ''));
    const place = known && (await lockPlace(writing, known));
    // The place was released and sold again meanwhile.
    if (!place || (place.reservation && place.reservation.id !== known.id)) {
      throw invalidInput({ path: 'reservation', message: 'This seat is no longer reserved.' });
    }
    const reservation = reservationToFill(writing, place);
    const customerId = await customerOfReservation(writing, reservation);
    const person = await writing.refer(CustomerContact, customerContact, 'customerContact');
    if (person.customerId !== customerId) {
      throw invalidInput({ path: 'customerContact', message: 'Contact must be one of the booking’s customer' });
    }
    const { email } = person;
    if (email === null) throw invalidInput({ path: 'customerContact', message: 'Email of the contact is required' });
    return seatDelegate(writing, place, { ...person, email });
  },
});

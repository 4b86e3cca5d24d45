import { builder, invalidInput, mutationField, staff, ulidOf } from '@console/api-kit';
import { assignTrainingSeatInput } from '@console/bookings-contracts';
import { reservationToFill, seatDelegate, TrainingSeat, tables, takePlace } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { contactByEmail } from './contactByEmail.ts';
import { customerOfReservation } from './customerOfReservation.ts';

const AttendeeInput = builder.inputType('AttendeeInput', {
  fields: (t) => ({
    givenName: t.string({ required: true }),
    familyName: t.string({ required: true }),
    email: t.string({ required: true }),
  }),
});

mutationField('assignTrainingSeat', {
  description:
    'Puts somebody new on a reserved place, on all its days: the contact of the booking’s customer with this name and email, who is added when there is none.',
  rule: staff,
  check: assignTrainingSeatInput,
  input: (t) => ({
    id: t.id({ required: true, description: 'The seat of any day.' }),
    attendee: t.field({ type: AttendeeInput, required: true }),
  }),
  changes: TrainingSeat,
  write: async (writing, { id, attendee }) => {
    const { trainingSeat } = tables;
    const [seat] = await writing.tx
      .select()
      .from(trainingSeat)
      .where(eq(trainingSeat.id, ulidOf(TrainingSeat.prefix, id) ?? ''));
    if (!seat) throw invalidInput({ path: 'id', message: 'This seat no longer exists.' });
    const place = await takePlace(writing, seat);
    const customerId = await customerOfReservation(writing, reservationToFill(writing, place));
    const { id: personId } = await contactByEmail(writing, customerId, attendee);
    await seatDelegate(writing, place, { ...attendee, id: personId });
    return seat;
  },
});

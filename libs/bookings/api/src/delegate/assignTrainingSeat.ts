import { invalidInput, mutationField, staff, ulidOf } from '@console/api-kit';
import { assignTrainingSeatInput } from '@console/bookings-contracts';
import { lockPlace, reservationToFill, seatDelegate, TrainingSeat, tables } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { contactByEmail } from './contactByEmail.ts';
import { customerOfReservation } from './customerOfReservation.ts';

mutationField('assignTrainingSeat', {
  description:
    'Puts a new delegate on a reserved place, on all its days: the contact of the booking’s customer with this name and email. The contact is created if there is none.',
  rule: staff,
  input: assignTrainingSeatInput,
  describe: { id: 'The seat of the place on any day.' },
  changes: TrainingSeat,
  write: async (writing, { id, attendee }) => {
    const { trainingSeat } = tables;
    const [seat] = await writing.tx
      .select()
      .from(trainingSeat)
      .where(eq(trainingSeat.id, ulidOf(TrainingSeat.prefix, id) ?? ''));
    if (!seat) throw invalidInput({ path: 'id', message: 'This seat no longer exists.' });
    const place = await lockPlace(writing, seat);
    const customerId = await customerOfReservation(writing, reservationToFill(writing, place));
    const { id: personId } = await contactByEmail(writing, customerId, attendee);
    await seatDelegate(writing, place, { ...attendee, id: personId });
    return seat;
  },
});

import { mutationField, requireUlid, staff } from '@console/api-kit';
import { moveAttendeeInput } from '@console/bookings-contracts';
import { Attendee, moveDelegate, TrainingSeatReservation } from '@console/classes-api';

mutationField('moveAttendee', {
  description:
    'Moves a delegate to another seat of the same booking item. Attendance and notes go along. A delegate who sits there gets the first one’s seat.',
  rule: staff,
  input: moveAttendeeInput,
  describe: { reservation: 'The reservation of the other seat.' },
  changes: Attendee,
  write: (writing, { reservation, ...delegate }) =>
    moveDelegate(writing, delegate, requireUlid(TrainingSeatReservation.prefix, reservation, 'reservation')),
});

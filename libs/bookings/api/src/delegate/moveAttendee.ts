import { mutationField, requireUlid, staff } from '@console/api-kit';
import { moveAttendeeInput } from '@console/bookings-contracts';
import { Attendee, moveDelegate, TrainingSeatReservation } from '@console/classes-api';

mutationField('moveAttendee', {
  description:
    'Moves a delegate to another seat of the same booking item. Attendance and notes go along. A delegate who sits there gets the first one’s seat.',
  rule: staff,
  input: moveAttendeeInput,
  describe: {
    reservation: 'The reservation of the other seat.',
    swapWith:
      'The delegate whom the user saw on the other seat, null for an empty one. The move is refused when it has changed. When absent, this is not checked.',
  },
  changes: Attendee,
  write: (writing, { reservation, swapWith, ...delegate }) =>
    moveDelegate(writing, delegate, {
      reservationId: requireUlid(TrainingSeatReservation.prefix, reservation, 'reservation'),
      seen: swapWith && requireUlid(Attendee.prefix, swapWith, 'swapWith'),
    }),
});

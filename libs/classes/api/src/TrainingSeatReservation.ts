import { defineNode, implementNode, one, staff } from '@console/api-kit';
import { Attendee } from './Attendee.ts';
import { attendee, trainingSeatReservation } from './tables.ts';

export const TrainingSeatReservation = defineNode(
  'TrainingSeatReservation',
  'training_seat_reservations',
  trainingSeatReservation,
);

implementNode(TrainingSeatReservation, {
  description: 'A place of a class held for a booking, with or without a person on it.',
  rule: staff,
  fields: (t) => ({
    seatNumber: t.exposeInt('seatNumber'),
    attendee: one(t, { from: trainingSeatReservation.id, to: () => Attendee, by: attendee.reservationId }),
  }),
});

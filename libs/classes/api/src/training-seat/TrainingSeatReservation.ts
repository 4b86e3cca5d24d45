import { implementNode, one, staff } from '@console/api-kit';
import { Attendee, TrainingSeatReservation } from '../nodes.ts';

import { attendee, trainingSeatReservation } from '../tables.ts';

implementNode(TrainingSeatReservation, {
  description: 'A place of a class that is held for a booking, with or without a delegate.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    seatNumber: t.exposeInt('seatNumber'),
    attendee: one(t, { from: trainingSeatReservation.id, to: () => Attendee, by: attendee.reservationId }),
  }),
});

import { mutationField, type RowOf, staff } from '@console/api-kit';
import { type BookingMove, moveBookingInput } from '@console/bookings-contracts';
import { Booking } from '../nodes.ts';
import type { booking } from '../tables.ts';
import { makeMove } from './makeMove.ts';

/** The mutations, each with the move that it makes. The move may depend on the booking's state. */
const mutations: Readonly<Record<string, (found: RowOf<typeof booking>) => BookingMove>> = {
  confirmBooking: () => 'confirm',
  deliverBooking: () => 'deliver',
  completeBooking: () => 'complete',
  holdBooking: () => 'hold',
  resumeBooking: ({ heldFrom }) => (heldFrom === 'draft' ? 'resumeDraft' : 'resume'),
  cancelBooking: () => 'cancel',
};

for (const [name, moveOf] of Object.entries(mutations)) {
  mutationField(name, {
    description: 'Moves a booking and its items, if the table of moves allows it.',
    rule: staff,
    input: moveBookingInput,
    changes: Booking,
    write: async (writing, { reason, ...input }) => {
      writing.explain(reason);
      const found = await writing.lock(Booking, input);
      return makeMove(writing, found, moveOf(found));
    },
  });
}

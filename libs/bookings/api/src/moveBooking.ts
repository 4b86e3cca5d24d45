import { mutationField, type RowOf, staff, type Writing } from '@console/api-kit';
import {
  type BookingMove,
  bookingMoves,
  type ContactRole,
  factsOfItems,
  moveBookingInput,
  whyNotMoveBooking,
} from '@console/bookings-contracts';
import { keepLeavingDelegates } from '@console/classes-api';
import { and, eq, inArray } from 'drizzle-orm';
import { bookingsCanceled, bookingsConfirmed, bookingsDelivered } from './bookingEffects.ts';
import { contactsOfBooking } from './contactsOfBooking.ts';
import { liveItemsOf } from './follow/bookingsOfClass.ts';
import { followClasses } from './follow/followClasses.ts';
import { Booking, BookingItem } from './nodes.ts';
import { lockRecordedOn } from './recordedOn.ts';
import { type booking, bookingItem } from './tables.ts';

type BookingRow = RowOf<typeof booking>;
type ItemRow = RowOf<typeof bookingItem>;

/** The mutations, each with the move that it makes. The move may depend on the booking's state. */
const mutations: Readonly<Record<string, (booking: BookingRow) => BookingMove>> = {
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
      return move(writing, found, moveOf(found));
    },
  });
}

async function move(writing: Writing, found: BookingRow, name: BookingMove): Promise<BookingRow> {
  const contacts = await contactsOfBooking(writing, found);
  const items = await liveItemsOf(writing.tx, [found.id]);
  const has = (role: ContactRole) => contacts.some(({ roles }) => roles.includes(role));
  const reason = whyNotMoveBooking(name, {
    status: found.status,
    heldFrom: found.heldFrom,
    ...factsOfItems(items, writing.now),
    ...(name === 'cancel' ? await lockRecordedOn(writing, items) : {}),
    hasBooker: has('booker'),
    hasBiller: has('biller'),
    hasBillingAddress: found.billingAddressId !== null,
  });
  writing.refuseIf(reason);
  if (name === 'cancel') await keepLeavingDelegates(writing, items);
  const { from, to } = bookingMoves.moves[name];
  const heldFrom = to === 'on_hold' ? found.status : null;
  const moved = await writing.update(Booking, found, { status: to, heldFrom, heldByClass: false });
  const ofMove = and(eq(bookingItem.bookingId, found.id), inArray(bookingItem.status, [...from]));
  const cancelReason = to === 'canceled' ? writing.reason : null;
  const itemsMoved = await writing.updateAll(BookingItem, ofMove, { status: to, cancelReason });
  return announce(writing, moved, itemsMoved);
}

/** Announces the new state of a booking. A newly confirmed booking then follows its classes. */
async function announce(writing: Writing, booking: BookingRow, moved: readonly ItemRow[]): Promise<BookingRow> {
  if (booking.status === 'canceled') await writing.announce(bookingsCanceled, [{ booking, items: moved }]);
  if (booking.status === 'delivered') await writing.announce(bookingsDelivered, [booking]);
  if (booking.status !== 'confirmed') return booking;
  await writing.announce(bookingsConfirmed, [{ booking, items: await liveItemsOf(writing.tx, [booking.id]) }]);
  return followClasses(writing, booking);
}

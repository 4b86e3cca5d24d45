import { mutationField, type RowOf, recordSeen, staff, type Writing } from '@console/api-kit';
import {
  type BookingMove,
  bookingMoves,
  bookingToWrite,
  type ContactRole,
  whyNotMoveBooking,
} from '@console/bookings-contracts';
import { tables as classes } from '@console/classes-api';
import { and, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { Booking } from './Booking.ts';
import { BookingItem } from './BookingItem.ts';
import { bookingCanceled, bookingConfirmed } from './bookingEffects.ts';
import { contactsOfBooking } from './contactsOfBooking.ts';
import { type booking, bookingItem } from './tables.ts';

type BookingRow = RowOf<typeof booking>;

const { trainingClass } = classes;

/** The mutations, each with the move that it makes of a booking as it stands (architecture §5). */
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
    description: 'Moves a booking, and its items with it, as the table of its moves says.',
    rule: staff,
    check: bookingToWrite,
    input: recordSeen,
    changes: Booking,
    write: async (writing, input) => {
      const found = await writing.lock(Booking, input);
      return move(writing, found, moveOf(found));
    },
  });
}

async function move(writing: Writing, found: BookingRow, name: BookingMove): Promise<BookingRow> {
  const contacts = await contactsOfBooking(writing, found);
  const items = await liveItems(writing, found);
  const has = (role: ContactRole) => contacts.some(({ roles }) => roles.includes(role));
  const reason = whyNotMoveBooking(name, {
    status: found.status,
    heldFrom: found.heldFrom,
    items: items.length,
    ofCanceledClasses: items.filter(({ classStatus }) => classStatus === 'canceled').length,
    unfinished: items.filter(({ endsAt }) => endsAt === null || endsAt > writing.now).length,
    delivered: items.filter(({ status }) => status === 'delivered' || status === 'complete').length,
    hasBooker: has('booker'),
    hasBiller: has('biller'),
    hasBillingAddress: found.billingAddressId !== null,
  });
  writing.refuseIf(reason);
  const { from, to } = bookingMoves.moves[name];
  const heldFrom = to === 'on_hold' ? found.status : null;
  const moved = await writing.update(Booking, found, { status: to, heldFrom });
  const ofMove = and(eq(bookingItem.bookingId, found.id), inArray(bookingItem.status, [...from]));
  const itemsMoved = await writing.updateAll(BookingItem, ofMove, { status: to });
  if (name === 'confirm') await writing.announce(bookingConfirmed, { booking: moved, items: itemsMoved });
  if (name === 'cancel') await writing.announce(bookingCanceled, { booking: moved, items: itemsMoved });
  return moved;
}

/** The items that are not canceled, with the end and the state of their class. */
function liveItems({ tx }: Writing, { id }: Pick<BookingRow, 'id'>) {
  return tx
    .select({ ...getTableColumns(bookingItem), endsAt: trainingClass.endsAt, classStatus: trainingClass.status })
    .from(bookingItem)
    .innerJoin(trainingClass, eq(trainingClass.id, bookingItem.classId))
    .where(and(eq(bookingItem.bookingId, id), ne(bookingItem.status, 'canceled')));
}

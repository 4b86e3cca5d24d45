import {
  askAll,
  builder,
  foresee,
  loadBatched,
  loadRow,
  ownStatements,
  type RequestContext,
  toIri,
} from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type BookingMove, bookingMoves } from '@console/bookings-contracts';
import { delegateImpactsOfItems } from '@console/classes-api';
import { type Impact, ImpactType, onlyRefusals, refusalOf } from '@console/core-api';
import { loadContacts } from '../booking-contact/BookingCustomerContact.ts';
import { type LiveItem, liveItemsOf } from '../booking-item/liveItems.ts';
import { nothingRecorded, recordedOnBooking } from '../booking-item/recordedOn.ts';
import { bookingItemsCanceled, bookingsCanceled, bookingsConfirmed, owedForBooking } from '../bookingEffects.ts';
import { Booking } from '../nodes.ts';
import { contactsToTell } from './contactsToTell.ts';
import { impactsOnItems } from './impactsOnItems.ts';
import { type MovePlan, type MovingBooking, planMove } from './planMove.ts';
import { whichBecomeComplete } from './whichBecomeComplete.ts';

const BookingMoveType = builder.enumType('BookingMove', { values: Object.keys(bookingMoves.moves) as BookingMove[] });

builder.objectField(Booking.ref, 'impactOf', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(10),
    description:
      'What a move would do now: to the booking, its items and their seats, its invoices, and the people to tell. When the move would be refused, only the reason.',
    args: { move: t.arg({ type: BookingMoveType, required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { move }, context) => {
      const booking = await loadRow(context, Booking, id);
      if (!booking) return [];
      const known = { booking, move, now: context.clock() };
      return impactOfMove(context.database, await loadMovingBooking(context, known));
    },
  }),
);

/** Reads what `planMove` needs, without locks. A few statements answer for all bookings of a request. */
async function loadMovingBooking(
  context: RequestContext,
  known: Pick<MovingBooking, 'booking' | 'move' | 'now'>,
): Promise<MovingBooking> {
  const { id } = known.booking;
  const [contacts, items = [], recorded] = await Promise.all([
    loadContacts(context, id),
    loadBatched<readonly LiveItem[]>(context, liveItemsOf, id, async (ids) =>
      Map.groupBy(await liveItemsOf(context.database, ids), ({ bookingId }) => bookingId),
    ),
    known.move === 'cancel' ? recordedOnBooking(context, id) : nothingRecorded,
  ]);
  return { ...known, items, roles: contacts.flatMap(({ roles }) => roles), recorded };
}

/** The booking itself when more happens to it than the move says, its items, the people whom it concerns, and its invoices. */
async function impactOfMove(queries: Queries, moving: MovingBooking): Promise<Impact[]> {
  const plan = planMove(moving);
  if (plan.whyNot !== null) return refusalOf(moving.booking, plan.whyNot);
  return onlyRefusals([
    ...(await impactOnSelf(queries, moving, plan)),
    ...impactsOnItems(moving, plan),
    ...(await impactOnPeople(queries, moving)),
    ...(await followers(queries, moving, plan)),
  ]);
}

async function impactOnSelf(
  queries: Queries,
  { booking: { id, ref, title }, move }: MovingBooking,
  { becomes, lost, left }: MovePlan,
): Promise<Impact[]> {
  if (becomes !== 'delivered') return [];
  const atOnce = move === 'deliver' ? '' : ' at once, because all of its classes have been delivered';
  const [complete] = await whichBecomeComplete(queries, [left], lost);
  if (!complete && !atOnce) return [];
  const consequence = complete
    ? `is delivered${atOnce} and complete, because all of it is paid`
    : `is delivered${atOnce}`;
  return [{ entity: 'booking', target: toIri(Booking.prefix, id), reference: ref, title, consequence }];
}

async function impactOnPeople(queries: Queries, { move, booking, items }: MovingBooking): Promise<Impact[]> {
  if (move !== 'cancel') return [];
  const itemIds = items.map(({ id }) => id);
  return [
    ...(await contactsToTell(queries, booking.id)),
    ...(await delegateImpactsOfItems(queries, itemIds, 'loses the seat')),
  ];
}

/** What the domains above do when `makeMove` announces the move. */
async function followers(
  queries: Queries,
  { booking, move }: MovingBooking,
  { moved, lost, left }: MovePlan,
): Promise<Impact[]> {
  const { to } = bookingMoves.moves[move];
  if (to === 'canceled') return foresee(queries, bookingsCanceled, [{ booking, items: moved }]);
  if (to === 'complete') return askAll(owedForBooking, queries, booking);
  if (to !== 'confirmed') return [];
  return [
    ...(lost.length > 0 ? await foresee(queries, bookingItemsCanceled, [{ booking, items: lost }]) : []),
    ...(await foresee(queries, bookingsConfirmed, [{ booking, items: left }])),
  ];
}

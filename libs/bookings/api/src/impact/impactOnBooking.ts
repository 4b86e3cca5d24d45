import { onInquiry, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { delegateImpactsOfItems, type Impact, TrainingClass } from '@console/classes-api';
import { countOf } from '@console/format';
import { Booking } from '../nodes.ts';
import { whichBecomeComplete } from './becomesComplete.ts';
import { contactsToTell } from './contactsToTell.ts';
import { impactOfBookingMove, type MovingBooking } from './inquiries.ts';
import { type PlannedItem, planMove } from './planMove.ts';

/** The booking itself when more happens to it than the move says, its items, and the people whom it concerns. */
onInquiry(impactOfBookingMove, async (queries, moving) => {
  const { changing } = planMove(moving);
  return [
    ...(await impactOnSelf(queries, moving)),
    ...changing.map((planned) => impactOnItem(moving, planned)),
    ...(await impactOnPeople(queries, moving)),
  ];
});

async function impactOnSelf(queries: Queries, moving: MovingBooking): Promise<Impact[]> {
  const { becomes, changing, left } = planMove(moving);
  if (becomes !== 'delivered') return [];
  const lost = changing.filter((planned) => planned.becomes === 'canceled').map(({ item }) => item);
  const atOnce = moving.move === 'deliver' ? '' : ' at once, because all of its classes have been delivered';
  const [complete] = await whichBecomeComplete(queries, [left], lost);
  if (!complete && !atOnce) return [];
  const { id, ref, title } = moving.booking;
  const consequence = complete
    ? `is delivered${atOnce} and complete, because all of it is paid`
    : `is delivered${atOnce}`;
  return [{ entity: 'booking', target: toIri(Booking.prefix, id), reference: ref, title, consequence }];
}

function impactOnItem({ move }: MovingBooking, { item, becomes }: PlannedItem): Impact {
  const { classId, classRef, title, type, quantity } = item;
  const seats = countOf(quantity, 'seat');
  const are = quantity === 1 ? 'is' : 'are';
  // A private class stays when its booking is canceled, because the customer may book it again.
  const privateStays = move === 'cancel' ? '; its class stays, without a booking' : '';
  const whatStays = type === 'public' ? `; ${seats} ${are} free again` : privateStays;
  const consequence = {
    draft: 'becomes a draft again',
    confirmed: move === 'resume' ? 'is confirmed again' : 'is confirmed',
    delivered: move === 'deliver' ? 'is delivered' : 'is delivered at once, because its class has been delivered',
    complete: 'is complete',
    on_hold: type === 'public' ? `waits; its ${seats} stay${quantity === 1 ? 's' : ''} reserved` : 'waits',
    canceled: `is canceled${move === 'cancel' ? '' : ' with its class'}${whatStays}`,
  }[becomes];
  return {
    entity: 'training_class',
    target: toIri(TrainingClass.prefix, classId),
    reference: classRef,
    title,
    consequence,
  };
}

async function impactOnPeople(queries: Queries, { move, booking, items }: MovingBooking): Promise<Impact[]> {
  if (move !== 'cancel') return [];
  const itemIds = items.map(({ id }) => id);
  return [
    ...(await contactsToTell(queries, booking.id)),
    ...(await delegateImpactsOfItems(queries, itemIds, 'loses the seat')),
  ];
}

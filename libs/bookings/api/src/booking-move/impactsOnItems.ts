import { toIri } from '@console/api-kit';
import { type BookingMove, bookingMoves } from '@console/bookings-contracts';
import { TrainingClass } from '@console/classes-api';
import type { Impact } from '@console/core-api';
import { countOf } from '@console/format';
import type { LiveItem } from '../booking-item/liveItems.ts';
import type { MovePlan, MovingBooking } from './planMove.ts';

/** What a move makes of the items of a booking, in their order. */
export function impactsOnItems({ move, items }: MovingBooking, { moved, lost, late }: MovePlan): Impact[] {
  const isLate = ({ id }: LiveItem) => late.late.some((item) => item.id === id);
  return items.flatMap((item) => {
    if (lost.includes(item)) return [impactOnItem(move, item, 'canceled')];
    if (isLate(item)) return [impactOnItem(move, item, 'delivered')];
    return moved.includes(item) ? [impactOnItem(move, item, bookingMoves.moves[move].to)] : [];
  });
}

function impactOnItem(move: BookingMove, item: LiveItem, becomes: LiveItem['status']): Impact {
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

import { foresee, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotKind } from '@console/bookings-contracts';
import { type ClassRow, heldPlacesOf, leavePlaces, TrainingClass, takePlaces } from '@console/classes-api';
import { whyNotSell } from '@console/classes-contracts';
import { countOf } from '@console/format';
import { bookingImpact } from '../booked-class/bookingImpact.ts';
import { keepItem } from '../booking-item/keepItem.ts';
import { liveItemsOf } from '../booking-item/liveItems.ts';
import { bookingItemRebooked, bookingsConfirmed } from '../bookingEffects.ts';
import { BookingItem } from '../nodes.ts';
import { impactOfPlacesMove, placesOnItem } from './itemMove.ts';
import { type AskedInput, type AskedItem, type KindOfChange, refuseField } from './KindOfChange.ts';
import { lockForChange } from './lockForChange.ts';
import { type ItemToMove, numbersToTake, statusOnNewClass } from './placesToTake.ts';
import type { RequestedChange } from './RequestedChange.ts';
import { planResume, type Resumed, resumeWithNewClass } from './resumeWithNewClass.ts';

/**
 * Moves an item with all its seats and delegates to another public class. It stays the same item with the same price, so
 * its invoices stay.
 */
export const changeClass: KindOfChange = {
  ask: async (writing, input, about) => ({ newClassId: (await askedClass(writing, input, about)).newClass.id }),

  impacts: async (queries, change, now) => {
    const { booking, class: from, item, to } = change;
    if (!to) return [];
    const seats = countOf(item.quantity, 'seat');
    const moved = { ...item, classId: to.id, title: to.title };
    const resumed = await resumedBy(queries, change, to);
    const consequence = `gives back ${seats} of ${from.ref} and gets ${seats} of ${to.ref}`;
    return [
      bookingImpact(change, resumed ? `${consequence}. It ${inWords(resumed)}` : consequence),
      ...(await impactOfPlacesMove(queries, from, to, await placesOnItem(queries, item), now)),
      ...(await foresee(queries, bookingItemRebooked, { booking, before: item, item: moved, transferred: null })),
      ...(resumed?.status === 'confirmed'
        ? await foresee(queries, bookingsConfirmed, [{ booking, items: resumed.items }])
        : []),
    ];
  },

  make: async (writing, { newClassId }, itemId) => {
    const change = await lockForChange(writing, itemId, newClassId ?? '');
    writing.refuseIf(whyNotKind('class', change.item));
    await moveItem(writing, change);
    return change;
  },
};

/** The booking as `resumeWithNewClass` makes it go on. Null when it does not wait, or goes on waiting. */
async function resumedBy(queries: Queries, { booking, item }: RequestedChange, to: ClassRow): Promise<Resumed | null> {
  const items = await liveItemsOf(queries, [booking.id]);
  const moved = { classId: to.id, title: to.title, classRef: to.ref, classStatus: to.status, endsAt: to.endsAt };
  return planResume(
    booking,
    items.map((one) => (one.id === item.id ? { ...one, ...moved } : one)),
  );
}

const inWords = ({ status }: Resumed) => (status === 'draft' ? 'becomes a draft again' : 'is confirmed again');

/** Moves a locked item. */
export async function moveItem(writing: Writing, change: ItemToMove): Promise<void> {
  const { class: from, to, booking, item } = change;
  const places = await heldPlacesOf(writing, [item]);
  const numbers = await numbersToTake(writing, change, places);
  const delegates = await leavePlaces(writing, from, places);
  const status = statusOnNewClass(change);
  const moved = await writing.update(BookingItem, item, { classId: to.id, title: to.title, status });
  keepItem(writing, booking, item, moved);
  await takePlaces(writing, { from, to }, moved, numbers, delegates);
  await writing.announce(bookingItemRebooked, { booking, before: item, item: moved, transferred: null });
  await resumeWithNewClass(writing, booking);
}

/** @throws a violation when seats of the class cannot be asked for. */
export async function askedClass(
  writing: Writing,
  { newTrainingClass }: AskedInput,
  about: () => Promise<AskedItem>,
): Promise<AskedItem & { readonly newClass: ClassRow }> {
  const newClass = await writing.refer(TrainingClass, newTrainingClass ?? '', 'newTrainingClass');
  const asked = await about();
  if (newClass.id === asked.class.id) refuseField('newTrainingClass', 'This item is on that class already');
  writing.refuseIf(whyNotSell({ ...newClass, public: newClass.publicScheduleId !== null }, writing.now));
  return { ...asked, newClass };
}

import { mutationField, staff, type Writing } from '@console/api-kit';
import { deleteBookingItemInput, whyNotDeleteItem } from '@console/bookings-contracts';
import { heldPlacesOf } from '@console/classes-api';
import { BookingItem } from './BookingItem.ts';
import { bookingItemGoing } from './bookingEffects.ts';
import { lockItem } from './lockItem.ts';
import { whyNotForget } from './whyNotForget.ts';

mutationField('deleteBookingItem', {
  description: 'Deletes an item of a draft; its seats are free at once.',
  rule: staff,
  check: deleteBookingItemInput,
  input: (t) => ({ id: t.id({ required: true }), version: t.int() }),
  deletes: BookingItem,
  write: async (writing, input) => {
    const { item } = await lockItem(writing, input);
    writing.refuseIf(whyNotDeleteItem(item));
    writing.refuseIf(await whyNotFreeSeats(writing, item.id));
    writing.refuseIf(await whyNotForget(writing, 'item', item.id));
    await writing.announce(bookingItemGoing, { item, to: 'delete' });
    await writing.remove(BookingItem, item);
    return item;
  },
});

/** Why the seats of an item have to stay, in a sentence: attendance is recorded on them. Null when they can be given back. */
export async function whyNotFreeSeats(writing: Writing, itemId: string): Promise<string | null> {
  const places = await heldPlacesOf(writing, { id: itemId });
  return places.some(({ attended }) => attended)
    ? 'Attendance is recorded for attendees of this item, so it cannot be deleted.'
    : null;
}

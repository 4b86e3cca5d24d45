import { mutationField, staff, type Writing } from '@console/api-kit';
import { deleteBookingItemInput, whyNotDeleteItem } from '@console/bookings-contracts';
import { heldPlacesOf } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { BookingItem } from './BookingItem.ts';
import { bookingItemGoing } from './itemEffects.ts';
import { lockItem } from './lockItem.ts';
import { changeRequest, ticket } from './tables.ts';

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
    writing.refuseIf(await spokenOf(writing, item.id));
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

/** Tickets and change requests about an item keep it: what they say would have lost its subject. */
async function spokenOf({ tx }: Writing, itemId: string): Promise<string | null> {
  for (const table of [ticket, changeRequest]) {
    const [about] = await tx.select({ ref: table.ref }).from(table).where(eq(table.bookingItemId, itemId)).limit(1);
    if (about) return `${about.ref} is about this item, so it cannot be deleted.`;
  }
  return null;
}

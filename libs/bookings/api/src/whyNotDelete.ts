import type { Writing } from '@console/api-kit';
import { heldPlacesOf } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { changeRequest, ticket } from './tables.ts';

/**
 * Why items cannot be deleted, in a sentence: attendance is recorded on their seats, or there are notes about it. Null when there are
 * none.
 */
export async function whyNotDeleteAttended(
  writing: Writing,
  what: 'booking' | 'item',
  items: readonly { readonly id: string }[],
): Promise<string | null> {
  const places = await heldPlacesOf(writing, items);
  if (places.some(({ attended }) => attended)) {
    return `Attendance is recorded for attendees of this ${what}, so it cannot be deleted.`;
  }
  return places.some(({ noted }) => noted)
    ? `There are attendance notes on attendees of this ${what}. Clear them before it is deleted.`
    : null;
}

/**
 * Why a booking or an item cannot be deleted, in a sentence: tickets and change requests about it would have lost their subject. Null
 * when there are none.
 */
export async function whyNotDeleteDiscussed(
  { tx }: Writing,
  what: 'booking' | 'item',
  id: string,
): Promise<string | null> {
  for (const table of [ticket, changeRequest]) {
    const about = what === 'booking' ? table.bookingId : table.bookingItemId;
    const [found] = await tx.select({ ref: table.ref }).from(table).where(eq(about, id)).limit(1);
    if (found) return `${found.ref} is about this ${what}, so it cannot be deleted.`;
  }
  return null;
}

import type { Writing } from '@console/api-kit';
import { heldPlacesOf } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { changeRequest, ticket } from './tables.ts';

/**
 * Returns the reason why items cannot be deleted, as a sentence: attendance or attendance notes are recorded on their
 * seats. Null when there is none.
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
 * Returns the reason why a booking or an item cannot be deleted, as a sentence: tickets or change requests are about
 * it. Null when there is none.
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

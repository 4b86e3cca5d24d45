import type { Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { changeRequest, ticket } from './tables.ts';

/**
 * Why a booking or an item cannot be deleted, in a sentence: tickets and change requests about it would have lost their subject. Null when
 * there are none.
 */
export async function whyNotForget({ tx }: Writing, what: 'booking' | 'item', id: string): Promise<string | null> {
  for (const table of [ticket, changeRequest]) {
    const about = what === 'booking' ? table.bookingId : table.bookingItemId;
    const [found] = await tx.select({ ref: table.ref }).from(table).where(eq(about, id)).limit(1);
    if (found) return `${found.ref} is about this ${what}, so it cannot be deleted.`;
  }
  return null;
}

import { loadBatched, type RequestContext } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { inArray } from 'drizzle-orm';
import { changeRequest, ticket } from '../tables.ts';

/** Returns, by the ids of bookings or items, the reference of a ticket or a change request about each. */
export async function discussionsOf(
  queries: Queries,
  what: 'booking' | 'item',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const table of [ticket, changeRequest]) {
    const about = what === 'booking' ? table.bookingId : table.bookingItemId;
    const rows = await queries
      .select({ id: about, ref: table.ref })
      .from(table)
      .where(inArray(about, [...ids]))
      .orderBy(table.id);
    for (const { id, ref } of rows) if (id !== null && !found.has(id)) found.set(id, ref);
  }
  return found;
}

/** Returns the reference of a ticket or a change request about a booking. Two statements answer for all of a request. */
export async function bookingDiscussedIn(context: RequestContext, bookingId: string): Promise<string | null> {
  const found = await loadBatched<string>(context, bookingDiscussedIn, bookingId, (ids) =>
    discussionsOf(context.database, 'booking', ids),
  );
  return found ?? null;
}

/** Returns the reference of a ticket or a change request about an item. Two statements answer for all of a request. */
export async function itemDiscussedIn(context: RequestContext, itemId: string): Promise<string | null> {
  const found = await loadBatched<string>(context, itemDiscussedIn, itemId, (ids) =>
    discussionsOf(context.database, 'item', ids),
  );
  return found ?? null;
}

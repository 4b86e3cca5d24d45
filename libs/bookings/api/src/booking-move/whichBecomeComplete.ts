import { askAll } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { paidItems } from '../bookingEffects.ts';

interface Item {
  readonly id: string;
}

/**
 * Finds out which bookings that become delivered are complete at once, because all of each is paid. One question for
 * all of them.
 *
 * @param bookings the items that each booking has then, without canceled ones.
 * @param lost the items that are canceled with the move.
 * @returns the answer for each booking, in the same order.
 */
export async function whichBecomeComplete(
  queries: Queries,
  bookings: readonly (readonly Item[])[],
  lost: readonly Item[],
): Promise<readonly boolean[]> {
  const items = bookings.flat().map(({ id }) => id);
  const canceled = lost.map(({ id }) => id);
  const paid = new Set(items.length > 0 ? await askAll(paidItems, queries, { items, canceled }) : []);
  return bookings.map((left) => left.every(({ id }) => paid.has(id)));
}

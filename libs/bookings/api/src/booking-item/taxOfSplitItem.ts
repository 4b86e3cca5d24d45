import type { RowOf, Writing } from '@console/api-kit';
import { eq, inArray } from 'drizzle-orm';
import { BookingItem } from '../nodes.ts';
import { bookingItem } from '../tables.ts';

type Item = RowOf<typeof bookingItem>;

/**
 * Keeps the tax of an item together after one of its seats became an item of its own: both come to what the item came to
 * before. Call it when one line of an invoice bills both, because its tax is rounded once.
 */
export async function keepTaxTogether(
  writing: Writing,
  { before, left, split }: Record<'before' | 'left' | 'split', Item>,
) {
  const taxDifference = before.tax - left.tax - split.tax;
  if (taxDifference !== 0) await writing.updateAll(BookingItem, eq(bookingItem.id, split.id), { taxDifference });
}

/** Rounds the tax of items alone again. Call it when each of them gets a line of its own. */
export async function roundTaxAlone(writing: Writing, items: readonly Item[]): Promise<void> {
  const ids = items.filter(({ taxDifference }) => taxDifference !== 0).map(({ id }) => id);
  if (ids.length > 0) await writing.updateAll(BookingItem, inArray(bookingItem.id, ids), { taxDifference: 0 });
}

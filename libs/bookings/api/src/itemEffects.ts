import { defineEffect, type RowOf } from '@console/api-kit';
import type { bookingItem } from './tables.ts';

/** An item is about to change or to be deleted: whoever has taken its price over, as an invoice does, says why it may not. */
export const bookingItemGoing = defineEffect<{ item: RowOf<typeof bookingItem>; to: 'change' | 'delete' }>(
  'bookingItemGoing',
);

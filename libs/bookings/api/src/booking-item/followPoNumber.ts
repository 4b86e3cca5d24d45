import type { RowOf, Writing } from '@console/api-kit';
import { type ClassRow, TrainingClass } from '@console/classes-api';
import { whyNotChangeClass } from '@console/classes-contracts';
import type { bookingItem } from '../tables.ts';

type Numbered = Pick<RowOf<typeof bookingItem>, 'type' | 'poNumber'>;

/**
 * Gives a private class the PO number of its item. A class that has another number than its item had keeps it, and so does a class that can
 * no longer be changed.
 *
 * @param held the class, locked.
 * @param before the number that the item had. Null for a new item.
 */
export async function followPoNumber(
  writing: Writing,
  held: ClassRow,
  before: string | null,
  { type, poNumber }: Numbered,
): Promise<ClassRow> {
  const follows = type === 'private' && held.purchaseOrderReference === before && poNumber !== before;
  if (!follows || whyNotChangeClass(held) !== null) return held;
  return writing.update(TrainingClass, held, { purchaseOrderReference: poNumber });
}

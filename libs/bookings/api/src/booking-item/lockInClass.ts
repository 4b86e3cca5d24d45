import { type RecordInput, type RowOf, staleVersion, type Writing } from '@console/api-kit';
import { TrainingClass, type tables } from '@console/classes-api';
import { BookingItem } from '../nodes.ts';
import type { booking, bookingItem } from '../tables.ts';
import { lockBooking } from './lockInBooking.ts';

interface LockedInClass {
  class: RowOf<typeof tables.trainingClass>;
  booking: RowOf<typeof booking>;
  row: RowOf<typeof bookingItem>;
}

/**
 * Locks an item to change its seats: first its class, then its booking, then the item.
 *
 * @throws as {@link Writing.lock} does; 409 when the item moved to another class before the class was locked.
 */
export async function lockInClass(writing: Writing, input: RecordInput): Promise<LockedInClass> {
  const { above, row } = await writing.lockBelow(BookingItem, input, async (known) => {
    const held = await writing.lockRow(TrainingClass, known.classId);
    const taken = await lockBooking(writing, known);
    return taken && { class: held, booking: taken, version: known.version };
  });
  if (row.classId !== above.class.id) {
    throw staleVersion('This booking item has moved to another class meanwhile.', above.version, row.version);
  }
  return { class: above.class, booking: above.booking, row };
}

import { type RowOf, staleVersion, type Writing } from '@console/api-kit';
import { type ClassRow, TrainingClass } from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { lockBooking } from '../booking-item/lockInBooking.ts';
import { BookingItem } from '../nodes.ts';
import { type booking, bookingItem } from '../tables.ts';

export type ItemRow = RowOf<typeof bookingItem>;

/** An item whose seats change, with its class and its booking, all locked. */
export interface ItemToChange {
  readonly class: ClassRow;
  readonly booking: RowOf<typeof booking>;
  readonly item: ItemRow;
}

/**
 * Locks an item, its booking, its class and the class that it moves to: first the classes in the order of their ids, then
 * the booking, then the item (decision 0036).
 *
 * @throws 409 when the item moved to another class before its class was locked.
 */
export async function lockForChange(
  writing: Writing,
  itemId: string,
  newClassId: string,
): Promise<ItemToChange & { readonly to: ClassRow }> {
  const known = await itemOf(writing, itemId);
  const held = new Map<string, ClassRow>();
  for (const id of [known.classId, newClassId].toSorted()) {
    if (!held.has(id)) held.set(id, await writing.lockRow(TrainingClass, id));
  }
  const [from, to] = [known.classId, newClassId].map((id) => held.get(id));
  const booking = await lockBooking(writing, known);
  if (!from || !to || !booking) throw new Error(`The booking of the item ${itemId} does not exist.`);
  const item = await writing.lockRow(BookingItem, itemId);
  refuseMoved(known, item);
  return { class: from, to, booking, item };
}

/**
 * Locks the class of an item to edit the class itself, and reads the item. While the class is locked, the item stays on it.
 *
 * @throws 409 when the item moved to another class before its class was locked.
 */
export async function lockClassOfItem(
  writing: Writing,
  itemId: string,
): Promise<{ readonly class: ClassRow; readonly item: ItemRow }> {
  const known = await itemOf(writing, itemId);
  const held = await writing.lockRow(TrainingClass, known.classId);
  const item = await itemOf(writing, itemId);
  refuseMoved(known, item);
  return { class: held, item };
}

/** Reads an item without a lock. A request about an item keeps it from being deleted. */
export async function itemOf({ tx }: Writing, id: string): Promise<ItemRow> {
  const [item] = await tx.select().from(bookingItem).where(eq(bookingItem.id, id));
  if (!item) throw new Error(`The booking item ${id} does not exist, although a change request is about it.`);
  return item;
}

function refuseMoved(known: ItemRow, now: ItemRow): void {
  if (known.classId === now.classId) return;
  throw staleVersion('This booking item has moved to another class meanwhile.', known.version, now.version);
}

import { type NodeType, type RowOf, ulidOf, type Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { Booking } from './Booking.ts';
import type { booking } from './tables.ts';

interface PartOfBooking {
  id: string;
  version: number;
  bookingId: string;
}

interface Locked<Row> {
  booking: RowOf<typeof booking>;
  row: Row;
}

/**
 * Takes an item or a contact of a booking for a change, after the booking itself: everybody takes them in this order, and so waits
 * instead of blocking one another.
 *
 * @throws as {@link Writing.lock} does.
 */
export async function lockInBooking<Row extends PartOfBooking>(
  writing: Writing,
  type: NodeType<Row>,
  input: { readonly id: string; readonly version?: number | null | undefined },
): Promise<Locked<Row>> {
  const ulid = ulidOf(type.prefix, input.id) ?? '';
  const [known] = await writing.tx.select().from(type.table).where(eq(type.table.id, ulid));
  // Without a row, locking it says so.
  const booking = known && (await writing.lockRow(Booking, (known as Row).bookingId));
  const row = await writing.lock(type, input);
  if (!booking) throw new Error(`${type.name} ${row.id} has come into being meanwhile.`);
  return { booking, row };
}

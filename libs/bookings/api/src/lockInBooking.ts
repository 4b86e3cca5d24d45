import { type NodeType, type RowOf, ulidOf, type Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { booking as bookings } from './tables.ts';

interface PartOfBooking {
  id: string;
  version: number;
  bookingId: string;
}

interface Locked<Row> {
  booking: RowOf<typeof bookings>;
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
  const [booking] = known
    ? await writing.tx
        .select()
        .from(bookings)
        .where(eq(bookings.id, (known as Row).bookingId))
        .for('update')
    : [];
  // Who waited for one that deletes the booking finds neither: locking the row says so.
  const row = await writing.lock(type, input);
  if (!booking) throw new Error(`${type.name} ${row.id} has come into being meanwhile.`);
  return { booking, row };
}

import type { LockStrength, NodeType, RecordInput, RowOf, Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { booking as bookings } from '../tables.ts';

type BookingRow = RowOf<typeof bookings>;

interface PartOfBooking {
  id: string;
  version: number;
  bookingId: string;
}

interface Locked<Row> {
  booking: BookingRow;
  row: Row;
}

/**
 * Locks an item or a contact of a booking, after the booking itself. To change seats as well use `lockInClass`, which
 * locks the class first.
 *
 * @param strength `update` for an item or a contact that the write removes.
 * @throws as {@link Writing.lock} does.
 */
export async function lockInBooking<Row extends PartOfBooking>(
  writing: Writing,
  type: NodeType<Row>,
  input: RecordInput,
  strength?: LockStrength,
): Promise<Locked<Row>> {
  const { above: booking, row } = await writing.lockBelow(
    type,
    input,
    (known) => lockBooking(writing, known),
    strength,
  );
  return { booking, row };
}

/** Locks the booking of an item or a contact. Returns null when both were deleted meanwhile. */
export async function lockBooking(
  { tx }: Writing,
  { bookingId }: Pick<PartOfBooking, 'bookingId'>,
): Promise<BookingRow | null> {
  const [booking = null] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('no key update');
  return booking;
}

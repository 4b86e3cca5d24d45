import type { NodeType, RecordInput, RowOf, Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { booking as bookings } from './tables.ts';

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
 * Takes an item or a contact of a booking for a change, after the booking itself. Who goes on to its seats takes the class before all
 * (`lockInClass`).
 *
 * @throws as {@link Writing.lock} does.
 */
export async function lockInBooking<Row extends PartOfBooking>(
  writing: Writing,
  type: NodeType<Row>,
  input: RecordInput,
): Promise<Locked<Row>> {
  const { above: booking, row } = await writing.lockBelow(type, input, (known) => takeBooking(writing, known));
  return { booking, row };
}

/** Takes the booking of an item or a contact; null when it has been deleted meanwhile, and they with it. */
export async function takeBooking(
  { tx }: Writing,
  { bookingId }: Pick<PartOfBooking, 'bookingId'>,
): Promise<BookingRow | null> {
  const [booking = null] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for('update');
  return booking;
}

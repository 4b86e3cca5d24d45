import type { RecordInput, RowOf, Writing } from '@console/api-kit';
import { tables as bookings } from '@console/bookings-api';
import { eq } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import type { invoice } from '../tables.ts';

/** A locked invoice with its locked booking. */
export interface InvoiceInBooking {
  readonly invoice: RowOf<typeof invoice>;
  /** Null for an invoice without a booking. */
  readonly booking: RowOf<typeof bookings.booking> | null;
}

/**
 * Locks an invoice after its booking (docs/decisions/0036), so that its booking may be completed, or followed.
 *
 * @throws as {@link Writing.lock} does.
 */
export async function lockInvoice(writing: Writing, input: RecordInput): Promise<InvoiceInBooking> {
  const { above, row } = await writing.lockBelow(Invoice, input, async ({ bookingId }) => ({
    booking: await lockBookingOf(writing, bookingId),
  }));
  return { invoice: row, booking: above.booking };
}

/** Locks the booking of an invoice. Null for an invoice without one. */
export async function lockBookingOf({ tx }: Writing, bookingId: string | null): Promise<InvoiceInBooking['booking']> {
  if (bookingId === null) return null;
  const { booking } = bookings;
  const [row = null] = await tx.select().from(booking).where(eq(booking.id, bookingId)).for('no key update');
  return row;
}

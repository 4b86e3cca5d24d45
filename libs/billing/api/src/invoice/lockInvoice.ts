import type { RecordInput, RowOf, Writing } from '@console/api-kit';
import type { tables as bookings } from '@console/bookings-api';
import { Invoice } from '../nodes.ts';
import type { invoice } from '../tables.ts';
import { lockBookings } from './lockBookings.ts';

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
  const { above, row } = await writing.lockBelow(Invoice, input, (known) => lockBookings(writing, [known]));
  const [booking = null] = above;
  return { invoice: row, booking };
}

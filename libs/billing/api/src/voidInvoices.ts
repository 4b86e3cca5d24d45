import { onEffect, type Writing } from '@console/api-kit';
import { bookingCanceled, bookingDeleting } from '@console/bookings-api';
import { and, eq, inArray } from 'drizzle-orm';
import { Invoice } from './Invoice.ts';
import { logActivity } from './logActivity.ts';
import { invoice } from './tables.ts';

/** Canceling a booking voids what nobody has paid; what was paid stays for staff to credit. */
onEffect(bookingCanceled, async (writing, { booking }) => {
  const open = await writing.tx
    .select()
    .from(invoice)
    .where(and(eq(invoice.bookingId, booking.id), inArray(invoice.status, ['draft', 'confirmed']), eq(invoice.paid, 0)))
    .orderBy(invoice.id)
    .for('update');
  for (const one of open) {
    await writing.update(Invoice, one, { status: 'voided' });
    await logActivity(writing, one, 'status_changed', { from: one.status, to: 'voided' });
  }
});

/** Nothing invoiced is deleted (architecture §5). */
onEffect(bookingDeleting, async (writing, { booking }) => {
  const ref = await anyInvoiceOf(writing, booking.id);
  writing.refuseIf(ref && `${ref} is an invoice of this booking, so it cannot be deleted. It can be canceled.`);
});

async function anyInvoiceOf({ tx }: Writing, bookingId: string): Promise<string | null> {
  const [found] = await tx.select({ ref: invoice.ref }).from(invoice).where(eq(invoice.bookingId, bookingId)).limit(1);
  return found?.ref ?? null;
}

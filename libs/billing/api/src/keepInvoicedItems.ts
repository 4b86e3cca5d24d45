import { onEffect } from '@console/api-kit';
import { bookingItemChanging } from '@console/bookings-api';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { invoice, invoiceLine } from './tables.ts';

/** An item is what its invoices say of it: it changes again once they are voided (architecture §5). */
onEffect(bookingItemChanging, async (writing, { item, to }) => {
  const { tx } = writing;
  const lines = tx
    .select({ id: invoiceLine.invoiceId })
    .from(invoiceLine)
    .where(eq(invoiceLine.bookingItemId, item.id));
  // A deleted item would leave a voided invoice without its subject.
  const counts = to === 'delete' ? undefined : ne(invoice.status, 'voided');
  const [found] = await tx
    .select({ ref: invoice.ref })
    .from(invoice)
    .where(and(or(eq(invoice.bookingItemId, item.id), inArray(invoice.id, lines)), counts))
    .limit(1);
  writing.refuseIf(found ? `This item is on ${found.ref} and can no longer be ${to}d.` : null);
});

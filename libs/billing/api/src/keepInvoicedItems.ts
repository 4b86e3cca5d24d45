import { onEffect } from '@console/api-kit';
import { bookingItemChanging } from '@console/bookings-api';
import { and, inArray, ne } from 'drizzle-orm';
import { invoicesOfItems } from './invoicesOfItems.ts';
import { invoice } from './tables.ts';

/** An item is what its invoices say of it: it changes again once they are voided (architecture §5). */
onEffect(bookingItemChanging, async (writing, { item, to }) => {
  // A deleted item would leave a voided invoice without its subject.
  const counts = to === 'delete' ? undefined : ne(invoice.status, 'voided');
  const [found] = await writing.tx
    .select({ ref: invoice.ref })
    .from(invoice)
    .where(and(inArray(invoice.id, invoicesOfItems(writing.tx, [item.id])), counts))
    .limit(1);
  writing.refuseIf(found ? `This item is on ${found.ref} and can no longer be ${to}d.` : null);
});

import { onEffect } from '@console/api-kit';
import { bookingItemChanging } from '@console/bookings-api';
import { and, inArray, notInArray } from 'drizzle-orm';
import { invoice } from '../tables.ts';
import { invoicesOfItems } from './invoicesOfItems.ts';

/** An item agrees with its issued invoices. Drafts follow it, or show the difference. It can change again after they are voided. */
onEffect(bookingItemChanging, async (writing, { item, to }) => {
  // For a deletion voided invoices count too: they must keep the item that they refer to.
  const counts = to === 'delete' ? undefined : notInArray(invoice.status, ['draft', 'voided']);
  const [found] = await writing.tx
    .select({ ref: invoice.ref })
    .from(invoice)
    .where(and(inArray(invoice.id, invoicesOfItems(writing.tx, [item.id])), counts))
    .limit(1);
  writing.refuseIf(found ? `This item is on ${found.ref} and can no longer be ${to}d.` : null);
});

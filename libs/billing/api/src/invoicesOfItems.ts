import type { Queries } from '@console/api-kit/database';
import { inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { invoice, invoiceLine } from './tables.ts';

/**
 * Selects the ids of the invoices of these items: invoices of one item, and invoices with a line for an item. It is a
 * union of two queries, because each has its own index.
 */
export function invoicesOfItems(queries: Queries, itemIds: readonly string[]) {
  const ids = [...itemIds];
  return union(
    queries.select({ id: invoice.id }).from(invoice).where(inArray(invoice.bookingItemId, ids)),
    queries.select({ id: invoiceLine.invoiceId }).from(invoiceLine).where(inArray(invoiceLine.bookingItemId, ids)),
  );
}

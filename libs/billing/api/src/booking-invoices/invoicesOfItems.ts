import type { Queries } from '@console/api-kit/database';
import { inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { invoice, invoiceLine, transferredItem } from '../tables.ts';

/**
 * Selects the ids of the invoices of these items: invoices of one item, invoices with a line for an item, and those that
 * bill an item to which a delegate was transferred. It is a union of queries, because each has its own index.
 */
export function invoicesOfItems(queries: Queries, itemIds: readonly string[]) {
  const ids = [...itemIds];
  return union(
    queries.select({ id: invoice.id }).from(invoice).where(inArray(invoice.bookingItemId, ids)),
    queries.select({ id: invoiceLine.invoiceId }).from(invoiceLine).where(inArray(invoiceLine.bookingItemId, ids)),
    queries
      .select({ id: transferredItem.invoiceId })
      .from(transferredItem)
      .where(inArray(transferredItem.bookingItemId, ids)),
  );
}

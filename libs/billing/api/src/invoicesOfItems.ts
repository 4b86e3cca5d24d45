import type { Queries } from '@console/api-kit/database';
import { inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { invoice, invoiceLine } from './tables.ts';

/** The ids of the invoices of these items: those that are theirs alone, and those with a line of theirs. A union, since each half has its index. */
export function invoicesOfItems(queries: Queries, itemIds: readonly string[]) {
  const ids = [...itemIds];
  return union(
    queries.select({ id: invoice.id }).from(invoice).where(inArray(invoice.bookingItemId, ids)),
    queries.select({ id: invoiceLine.invoiceId }).from(invoiceLine).where(inArray(invoiceLine.bookingItemId, ids)),
  );
}

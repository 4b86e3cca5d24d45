import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { invoice, invoiceLine, transferredItem } from '../tables.ts';

/** An item with an invoice that bills it. */
export interface BilledItem {
  readonly item: string;
  readonly invoiceId: string;
  /** The reference of the invoice. */
  readonly ref: string;
  readonly status: RowOf<typeof invoice>['status'];
}

/**
 * Returns the invoices that bill these items and are not voided: invoices of one item, invoices with a line for an item, and
 * those that bill a transferred item. Pro formas and credit notes bill nothing.
 */
export async function billedItems(queries: Queries, itemIds: readonly string[]): Promise<readonly BilledItem[]> {
  if (itemIds.length === 0) return [];
  const ids = [...itemIds];
  const counts = and(eq(invoice.type, 'invoice'), ne(invoice.status, 'voided'));
  const billing = { invoiceId: invoice.id, ref: invoice.ref, status: invoice.status };
  // Several queries, because each has an index. One query with `or` would read every invoice.
  const rows = await union(
    queries
      .select({ item: invoice.bookingItemId, ...billing })
      .from(invoice)
      .where(and(inArray(invoice.bookingItemId, ids), counts)),
    queries
      .select({ item: invoiceLine.bookingItemId, ...billing })
      .from(invoiceLine)
      .innerJoin(invoice, eq(invoice.id, invoiceLine.invoiceId))
      .where(and(inArray(invoiceLine.bookingItemId, ids), counts)),
    queries
      .select({ item: transferredItem.bookingItemId, ...billing })
      .from(transferredItem)
      .innerJoin(invoice, eq(invoice.id, transferredItem.invoiceId))
      .where(and(inArray(transferredItem.bookingItemId, ids), counts)),
  );
  return rows.flatMap(({ item, ...rest }) => (item === null ? [] : [{ item, ...rest }]));
}

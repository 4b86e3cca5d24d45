import { loadBatched, type RequestContext } from '@console/api-kit';
import { and, inArray, isNull, lt, ne, sql, sum } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { invoice, receipt } from '../tables.ts';

/**
 * Returns the amount that a customer owes, in pence: for all invoices, less what is on account. It is the sum of the
 * customer's entries in the book. One statement answers for all customers of a request.
 */
export async function balanceOwedBy(context: RequestContext, customerId: string): Promise<number> {
  const owed = await loadBatched<number>(context, balanceOwedBy, customerId, async (customerIds) => {
    const { database } = context;
    const ids = [...customerIds];
    const parts = unionAll(
      database
        .select({ customerId: invoice.customerId, pence: sql<number>`${invoice.owed}`.as('pence') })
        .from(invoice)
        .where(and(inArray(invoice.customerId, ids), ne(invoice.owed, 0))),
      database
        .select({
          customerId: receipt.customerId,
          pence: sql<number>`${receipt.allocated} - ${receipt.amount}`.as('pence'),
        })
        .from(receipt)
        .where(
          and(inArray(receipt.customerId, ids), isNull(receipt.reversedAt), lt(receipt.allocated, receipt.amount)),
        ),
    ).as('parts');
    const rows = await database
      .select({ customerId: parts.customerId, owed: sum(parts.pence).mapWith(Number) })
      .from(parts)
      .groupBy(parts.customerId);
    return new Map(rows.map((row) => [row.customerId, row.owed]));
  });
  return owed ?? 0;
}

import { loadBatched, type RequestContext } from '@console/api-kit';
import { and, inArray, ne, sum } from 'drizzle-orm';
import { invoice } from '../tables.ts';

/** Returns the amount that a customer owes, in pence. One statement answers for all customers of a request. */
export async function balanceOwedBy(context: RequestContext, customerId: string): Promise<number> {
  const owed = await loadBatched<number>(context, balanceOwedBy, customerId, async (customerIds) => {
    const rows = await context.database
      .select({ customerId: invoice.customerId, owed: sum(invoice.owed).mapWith(Number) })
      .from(invoice)
      .where(and(inArray(invoice.customerId, [...customerIds]), ne(invoice.owed, 0)))
      .groupBy(invoice.customerId);
    return new Map(rows.map((row) => [row.customerId, row.owed]));
  });
  return owed ?? 0;
}

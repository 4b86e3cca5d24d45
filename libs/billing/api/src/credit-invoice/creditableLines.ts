import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { CreditableLine } from '@console/billing-contracts';
import { issuedStatuses } from '@console/billing-contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { invoice, invoiceLine } from '../tables.ts';

type LineRow = RowOf<typeof invoiceLine>;

/** A line with what is credited of it. */
export interface LineToCredit extends CreditableLine {
  readonly row: LineRow;
}

/**
 * Reads the lines of an invoice with what issued credit notes credit of them. A line of an older credit note names no line: it
 * counts for the lines of the same item first, and then for the others, in order.
 */
export async function creditableLines(queries: Queries, invoiceId: string): Promise<LineToCredit[]> {
  const lines = await queries
    .select()
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceId, invoiceId))
    .orderBy(asc(invoiceLine.position));
  const notes = await queries
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.creditsId, invoiceId), inArray(invoice.status, [...issuedStatuses])));
  const ids = notes.map(({ id }) => id);
  const credits =
    ids.length > 0 ? await queries.select().from(invoiceLine).where(inArray(invoiceLine.invoiceId, ids)) : [];
  const credited = new Map(lines.map(({ id }) => [id, { net: 0, tax: 0 }]));
  for (const credit of credits) spread(credit, lines, credited);
  return lines.map((row) => {
    const { id, net, tax, taxable, taxRatePercent } = row;
    return { id, net, tax, taxable, taxRatePercent, credited: credited.get(id) ?? { net: 0, tax: 0 }, row };
  });
}

type Credited = Map<string, { net: number; tax: number }>;

function spread(credit: LineRow, lines: readonly LineRow[], credited: Credited): void {
  const named = lines.filter(({ id }) => id === credit.creditsLineId);
  const ofItem = (line: LineRow) => Number(line.bookingItemId !== credit.bookingItemId);
  const targets = named.length > 0 ? named : lines.toSorted((one, other) => ofItem(one) - ofItem(other));
  let [net, tax] = [credit.net, credit.tax];
  for (const line of targets) {
    const sum = credited.get(line.id);
    if (!sum) continue;
    const part = { net: Math.min(net, line.net - sum.net), tax: Math.min(tax, line.tax - sum.tax) };
    sum.net += part.net;
    sum.tax += part.tax;
    net -= part.net;
    tax -= part.tax;
  }
}

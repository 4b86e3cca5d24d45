import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotMoveInvoice } from '@console/billing-contracts';
import { asc, eq } from 'drizzle-orm';
import { billedItems } from '../booking-invoices/billedItems.ts';
import { type invoice, invoiceLine } from '../tables.ts';

type InvoiceRow = RowOf<typeof invoice>;

/** A pro forma that somebody may convert, with everything that decides about it. */
export interface ConvertingInvoice {
  readonly invoice: InvoiceRow;
  readonly lines: readonly RowOf<typeof invoiceLine>[];
  /** The reference of an invoice that bills its items. */
  readonly billedBy: string | null;
}

/** The reason why it is not converted, as a sentence. Null when it is: for the write and for its preview. */
export const whyNotConverted = ({ invoice, billedBy }: ConvertingInvoice): string | null =>
  whyNotMoveInvoice('convert', { ...invoice, billedBy });

/** Reads what {@link whyNotConverted} needs. In a write the pro forma must be locked, after its booking. */
export async function convertingInvoice(queries: Queries, row: InvoiceRow): Promise<ConvertingInvoice> {
  const lines = await queries
    .select()
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceId, row.id))
    .orderBy(asc(invoiceLine.position));
  const items = [row.bookingItemId, ...lines.map(({ bookingItemId }) => bookingItemId)].filter((id) => id !== null);
  const billed = await billedItems(queries, items);
  return { invoice: row, lines, billedBy: billed[0]?.ref ?? null };
}

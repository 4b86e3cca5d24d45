import type { RowOf, Writing } from '@console/api-kit';
import type { InvoiceParticulars } from '@console/billing-contracts';
import type { invoice } from '../tables.ts';
import { issuingInvoices } from './issuingInvoices.ts';
import { particularsOf } from './planIssue.ts';

/** What a document that is issued with its writing keeps of seller, brand and customer. */
export async function particularsToIssue(
  writing: Writing,
  row: RowOf<typeof invoice>,
): Promise<InvoiceParticulars | null> {
  const [found] = await issuingInvoices(writing.tx, [row], writing.now);
  return found ? particularsOf(found) : null;
}

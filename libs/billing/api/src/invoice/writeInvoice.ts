import type { RowChanges, RowOf, Writing } from '@console/api-kit';
import { type InvoicePart, invoicePartLabel } from '@console/billing-contracts';
import { changeAddress } from '@console/core-api';
import type { AddressValues } from '@console/rules';
import { Invoice } from '../nodes.ts';
import type { invoice } from '../tables.ts';
import { logActivity } from './logActivity.ts';

type InvoiceRow = RowOf<typeof invoice>;

/** Writes what an edit changes in a locked invoice, and logs the names of the parts. An absent address stays. */
export async function writeInvoice(
  writing: Writing,
  row: InvoiceRow,
  parts: readonly InvoicePart[],
  billingAddress: AddressValues | undefined,
  changes: RowChanges<InvoiceRow> = {},
): Promise<InvoiceRow> {
  const changed = await changeAddress(writing, billingAddress, row.billingAddressId, (billingAddressId) =>
    writing.update(Invoice, row, { ...changes, billingAddressId }),
  );
  await logActivity(writing, row, 'updated', { parts: parts.map(invoicePartLabel).join(', ') });
  return changed;
}

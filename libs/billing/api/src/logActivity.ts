import type { RowOf, Writing } from '@console/api-kit';
import type { InvoiceAction } from '@console/billing-contracts';
import { InvoiceActivityLog } from './InvoiceActivityLog.ts';
import type { invoice } from './tables.ts';

/** Records in an invoice's log what the viewer has just done to it. */
export async function logActivity(
  writing: Writing,
  { id }: RowOf<typeof invoice>,
  action: InvoiceAction,
  metadata: Record<string, string | number> = {},
): Promise<void> {
  await writing.insert(InvoiceActivityLog, { invoiceId: id, action, metadata, userId: writing.viewer.userId });
}

import type { RowOf, Writing } from '@console/api-kit';
import type { InvoiceAction } from '@console/billing-contracts';
import { InvoiceActivityLog } from '../nodes.ts';

import type { invoice } from '../tables.ts';

type InvoiceRow = RowOf<typeof invoice>;
type Metadata = Record<string, string | number>;

/** Writes an entry into an invoice's log, with the viewer as author and the present time. */
export function logActivity(
  writing: Writing,
  row: InvoiceRow,
  action: InvoiceAction,
  metadata: Metadata = {},
): Promise<void> {
  return logActivities(writing, [row], action, () => metadata);
}

/** Like {@link logActivity}, for several invoices. */
export async function logActivities<Row extends Pick<InvoiceRow, 'id'>>(
  writing: Writing,
  rows: readonly Row[],
  action: InvoiceAction,
  metadataOf: (row: Row) => Metadata = () => ({}),
): Promise<void> {
  const { userId } = writing.viewer;
  const entries = rows.map((row) => ({ invoiceId: row.id, action, metadata: metadataOf(row), userId }));
  await writing.insertAll(InvoiceActivityLog, entries);
}

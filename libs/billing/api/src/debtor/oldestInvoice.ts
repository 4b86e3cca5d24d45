import { loadBatched, loadRow, type RequestContext } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { datedBy } from './accounts.ts';
import type { Account } from './readAccounts.ts';

/** Loads the invoice that was owed the longest, by the date of the ages. One statement finds those of a whole page. */
export async function oldestInvoice(context: RequestContext, { customerId, asked }: Account) {
  const id = await loadBatched<string>(context, asked, customerId, async (customers) => {
    const { rows } = await context.database.execute<{ customer_id: string; invoice_id: string }>(sql`
      SELECT DISTINCT ON (customer_id) customer_id, invoice_id FROM open_item
      WHERE customer_id = ANY (${sql.param([...customers])}) AND days @> ${asked.asAt}::date AND amount > 0 AND invoice_id IS NOT NULL
      ORDER BY customer_id, ${datedBy(asked.by)}, invoice_id`);
    return new Map(rows.map((row) => [row.customer_id, row.invoice_id]));
  });
  return id === undefined ? null : loadRow(context, Invoice, id);
}

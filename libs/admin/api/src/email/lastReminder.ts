import { builder, loadBatched, staff } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { Customer } from '@console/core-api';
import { sql } from 'drizzle-orm';

builder.objectField(Customer.ref, 'remindedAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the last email about its account or an invoice went to one of its contacts.',
    rule: staff,
    columns: ['id'],
    resolve: async ({ id }, _args, context) =>
      (await loadBatched(context, remindedAt, id, (ids) => remindedAt(context.database, ids))) ?? null,
  }),
);

async function remindedAt(queries: Queries, customers: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await queries.execute<{ customer: string; at: string }>(sql`
    select person.customer_id as customer, max(log.created_at) as at from person
    join email_recipient went on email_key(went.address) = email_key(person.email)
    join email_log log on log.id = went.log_id and log.target_resource in ('customer', 'invoice')
    where person.customer_id = any(${sql.param(customers)}::text[]) and went.status = 'sent'
    group by person.customer_id`);
  return new Map(rows.map(({ customer, at }) => [customer, new Date(at)]));
}

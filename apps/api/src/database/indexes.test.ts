import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

/** The sorts that the lists offer, by table. A question mark marks a column that may be null: its rows come last. */
const SORTS: Record<string, string[]> = {
  booking: [
    'booked_at',
    'number',
    'title_sort',
    'status',
    'customer_name_sort',
    'account_manager_name_sort',
    'net',
    'gross',
    'created_at',
  ],
  training_class: [
    'title_sort',
    'number',
    'status',
    'starts_at?',
    'trainer_name_sort?',
    'created_at',
    'delivery_format',
  ],
  training_session: ['starts_at'],
  public_schedule: ['starts_at?', 'created_at'],
  trainer: ['contact_name_sort', 'status', 'created_at'],
  customer: ['name_sort', 'number', 'type?', 'payment_term_days', 'created_at'],
  person: ['full_name_sort', 'email_sort?', 'created_at'],
  '"user"': ['full_name_sort', 'created_at'],
  brand: ['name_sort'],
  subject: ['title_sort'],
  course: ['title_sort', 'reference', 'created_at'],
  sale_signal: [
    'created_at',
    'contact_name_sort',
    'intent_type',
    'priority_rank',
    'confidence_score',
    'status',
    'assigned_to_name_sort?',
  ],
  email_log: ['created_at', 'subject_sort', 'recipients_sort', 'status'],
  supplier: ['name_sort', 'number', 'created_at'],
  invoice: ['document_date', 'due_date', 'number', 'customer_name_sort', 'status', 'type', 'net', 'gross', 'owed'],
  invoice_activity: ['created_at'],
  purchase_order: [
    'raised_at',
    'number',
    'status',
    'supplier_name_sort',
    'class_title_sort?',
    'net',
    'acknowledged_at?',
  ],
};

const FILTERS: [table: string, condition: string, order: string][] = [
  ['booking', `customer_id = 'x'`, 'booked_at DESC, id DESC'],
  ['booking', `account_manager_id = 'x'`, 'booked_at DESC, id DESC'],
  ['booking', `status = 'draft'`, 'booked_at DESC, id DESC'],
  ['booking', `brand_id = 'x'`, 'booked_at DESC, id DESC'],
  ['booking', `booked_at >= '2026-11-01' AND booked_at < '2026-12-01'`, 'booked_at DESC, id DESC'],
  ['training_class', `brand_id = 'x'`, 'title_sort, id'],
  ['training_class', `trainer_id = 'x'`, 'starts_at, id'],
  ['training_class', `customer_id = 'x'`, 'starts_at, id'],
  ['training_class', `status = 'postponed'`, 'starts_at, id'],
  ['training_session', `starts_at >= '2026-11-16' AND starts_at < '2026-11-23'`, 'starts_at, id'],
  ['training_seat_reservation', `class_id = 'x'`, 'live_seat_number'],
  ['customer', `type = 'charity'`, 'name_sort, id'],
  ['person', `customer_id = 'x'`, 'full_name_sort, id'],
  ['"user"', 'NOT is_active = true', 'full_name_sort, id'],
  ['sale_signal', `intent_type = 'referral'`, 'created_at DESC, id DESC'],
  ['sale_signal', `priority = 'high'`, 'created_at DESC, id DESC'],
  ['sale_signal', `assigned_to_id = 'x'`, 'created_at DESC, id DESC'],
  ['invoice', `customer_id = 'x'`, 'document_date DESC, id DESC'],
  ['invoice', `booking_id = 'x'`, 'document_date DESC, id DESC'],
  ['invoice', `status = 'paid_partial'`, 'document_date DESC, id DESC'],
  ['invoice', `type = 'credit_note'`, 'document_date DESC, id DESC'],
  ['invoice', `owed > 0 AND document_date < '2026-10-20'`, 'document_date DESC, id DESC'],
  ['invoice_activity', `invoice_id = 'x'`, 'created_at DESC, id DESC'],
  ['purchase_order', `supplier_id = 'x'`, 'raised_at DESC, id DESC'],
  ['purchase_order', `class_id = 'x'`, 'raised_at DESC, id DESC'],
];

const SEARCHES: [table: string, column: string][] = [
  ['booking', 'search_text'],
  ['training_class', 'search_text'],
  ['customer', 'name_sort'],
  ['customer', 'search_text'],
  ['person', 'full_name_sort'],
  ['person', 'email_sort'],
  ['course', 'title_sort'],
  ['trainer', 'contact_name_sort'],
  ['reference_entry', 'search_text'],
  ['"user"', 'full_name_sort'],
  ['email_log', 'recipients_sort'],
  ['supplier', 'name_sort'],
  ['purchase_order', 'search_text'],
  ['invoice', 'search_text'],
  ['invoice', 'customer_name_sort'],
];

describeOnEachDatabase('the indexes', ({ create }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create(demoDatabase());
  });

  /** The plan when the planner avoids reading the table whole and sorting it, as it would with many rows. */
  async function planOf(query: string): Promise<string> {
    return database.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true),
        set_config('enable_incremental_sort', 'off', true)`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`EXPLAIN ${query}`));
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }

  const orders = Object.entries(SORTS).flatMap(([table, columns]) =>
    columns.flatMap((column) => ['ASC', 'DESC'].map((direction) => [table, column, direction] as const)),
  );

  test.each(orders)('%s by %s %s', async (table, column, direction) => {
    const nullable = column.endsWith('?');
    const order = `${column.replace('?', '')} ${direction}${nullable ? ' NULLS LAST' : ''}, id ${direction}`;
    const sort = column === 'number' || column === 'reference' ? order.replace(/,.*/, '') : order;
    const plan = await planOf(`SELECT * FROM ${table} ORDER BY ${sort} LIMIT 51`);
    const needed = `${table} needs an index on (${sort})`;
    expect(plan, needed).toContain('Index Scan');
    expect(plan, needed).not.toContain('Sort');
  });

  test.each(FILTERS)('%s where %s, by %s', async (table, condition, order) => {
    const plan = await planOf(`SELECT * FROM ${table} WHERE ${condition} ORDER BY ${order} LIMIT 51`);
    const needed = `${table} needs an index that finds the rows where ${condition} in the order of ${order}`;
    expect(plan, needed).toContain('Index Cond');
    expect(plan, needed).not.toContain('Sort');
  });

  test.each(SEARCHES)('%s by words in %s', async (table, column) => {
    const plan = await planOf(`SELECT * FROM ${table} WHERE ${column} LIKE '%leadership%'`);
    expect(plan, `${table} needs a trigram index on ${column}, named …_search`).toMatch(
      /Bitmap Index Scan on \w+_search/,
    );
  });

  test('users by role', async () => {
    const plan = await planOf(`SELECT * FROM "user" WHERE roles && '{ROLE_ACCOUNT_MANAGER}'`);
    expect(plan, 'the index user_of_role is not used').toContain('Bitmap Index Scan on user_of_role');
  });
});

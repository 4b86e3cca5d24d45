import pg from 'pg';

/** The numbers of records that the debtors part measures with: those of a million bookings. */
export const sizes = { customers: 91_000, invoices: 1_400_000 } as const;

/** The ids of a table: its prefix and the number in hexadecimal digits, which are valid in a ULID. */
const prefixes = { customer: '01B0', invoice: '01B1', receipt: '01B2', payment: '01B3' } as const;

const idSql = (table: keyof typeof prefixes, number: string) =>
  `'${prefixes[table]}' || lpad(upper(to_hex(${number})), 22, '0')`;

/** A customer with about fifteen invoices. */
export const SOME_CUSTOMER = `customers/${prefixes.customer}${'7'.padStart(22, '0')}`;

const CUSTOMERS = `
  INSERT INTO customer (id, number, name)
  SELECT ${idSql('customer', 'n')}, 1000000 + n, 'Training customer ' || n FROM generate_series(0, ${sizes.customers - 1}) n`;

/**
 * Fifteen years of invoices. Most are paid within two months, one of twenty of the last months is not, and one of fifty was
 * overpaid and never paid back.
 */
const PLANNED = `
  CREATE TEMPORARY TABLE planned AS
  SELECT n, day, paid_day, gross, CASE WHEN paid_day IS NULL THEN 0 WHEN n % 50 = 7 THEN gross + 2500 ELSE gross END AS paid,
    ${idSql('customer', `n::bigint * 7919 % ${sizes.customers}`)} AS customer_id, seller.id AS seller_id
  FROM (
    SELECT n, day, 12000 + n % 977 * 100 AS gross,
      CASE WHEN day + 3 + n % 60 <= current_date AND NOT (n % 20 = 3 AND day > current_date - 260) THEN day + 3 + n % 60 END AS paid_day
    FROM generate_series(0, ${sizes.invoices - 1}) n, LATERAL (SELECT current_date - (n::bigint * 7907 % 5475)::int AS day) d
  ) invoices, (SELECT id FROM seller WHERE is_default) seller`;

const INVOICES = `
  INSERT INTO invoice (id, number, type, status, customer_id, customer_name, document_date, due_date, net, tax, gross, paid, seller_id,
    document_number, issued_at)
  SELECT ${idSql('invoice', 'n')}, 1000000 + n, 'invoice',
    CASE WHEN paid = 0 THEN 'confirmed' WHEN paid = gross THEN 'paid' ELSE 'paid_overpaid' END, customer_id, 'Training customer ' || n,
    day::timestamp AT TIME ZONE 'UTC', (day + 30)::timestamp AT TIME ZONE 'UTC', gross - gross / 6, gross / 6, gross, paid, seller_id,
    1000000 + n, day
  FROM planned`;

const RECEIPTS = `
  INSERT INTO receipt (id, number, seller_id, customer_id, received_at, amount, allocated, payment_method)
  SELECT ${idSql('receipt', 'n')}, 1000000 + n, seller_id, customer_id, paid_day::timestamp AT TIME ZONE 'UTC', paid, paid, 'bank_transfer'
  FROM planned WHERE paid > 0`;

const PAYMENTS = `
  INSERT INTO payment (id, invoice_id, receipt_id, received_at, amount, payment_method)
  SELECT ${idSql('payment', 'n')}, ${idSql('invoice', 'n')}, ${idSql('receipt', 'n')}, paid_day::timestamp AT TIME ZONE 'UTC', paid, 'bank_transfer'
  FROM planned WHERE paid > 0`;

const entries = (kind: string, day: string, amount: string, invoice: boolean, where = 'true') => `
  INSERT INTO ledger_entry (seller_id, customer_id, invoice_id, receipt_id, payment_id, day, kind, amount, created_at)
  SELECT seller_id, customer_id, ${invoice ? idSql('invoice', 'n') : 'NULL'}, ${invoice ? 'NULL' : idSql('receipt', 'n')},
    ${kind === 'payment' ? idSql('payment', 'n') : 'NULL'}, ${day}::timestamp AT TIME ZONE 'UTC', '${kind}', ${amount}, now()
  FROM planned WHERE ${where}`;

const openItems = (days: string, amount: string, where: string) => `
  INSERT INTO open_item (invoice_id, customer_id, days, amount, document_day, due_day)
  SELECT ${idSql('invoice', 'n')}, customer_id, ${days}, ${amount}, day, day + 30 FROM planned WHERE ${where}`;

const STEPS = [
  CUSTOMERS,
  PLANNED,
  INVOICES,
  RECEIPTS,
  PAYMENTS,
  entries('issued', 'day', 'gross', true),
  entries('receipt', 'paid_day', '-paid', false, 'paid > 0'),
  entries('payment', 'paid_day', '-paid', true, 'paid > 0'),
  entries('payment', 'paid_day', 'paid', false, 'paid > 0'),
  openItems('daterange(day, paid_day)', 'gross', 'true'),
  openItems('daterange(paid_day, NULL)', 'gross - paid', 'paid > gross'),
];

/** Adds customers, invoices, receipts and their book to a database with demo data. Triggers and foreign keys do not run meanwhile. */
export async function fillMoney(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET session_replication_role = 'replica'; SET work_mem = '128MB'");
    for (const step of STEPS) await client.query(step);
    await client.query('VACUUM (ANALYZE) customer, invoice, receipt, payment, ledger_entry, open_item');
  } finally {
    await client.end();
  }
}

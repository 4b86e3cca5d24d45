import type { Queries } from '@console/api-kit/database';
import { debtAgeOf, debtAgesBy, type InvoiceType, invoiceTypes, type LedgerKind } from '@console/billing-contracts';
import { countOf, daysBetween, type IsoDate } from '@console/format';
import { sql } from 'drizzle-orm';
import { addressOf, presentSeller } from '../printed-invoice/invoicesToPrint.ts';
import type { OutstandingDocument, StatementActivity, StatementModel } from './StatementModel.ts';

/** A customer and the days of its statement. Both days belong to it. */
export interface StatementOf {
  /** The customer's ULID. */
  readonly customer: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Reads all that the statement of a customer's account shows. Null when there is no such customer. */
export async function readStatement(queries: Queries, of: StatementOf): Promise<StatementModel | null> {
  const account = await readAccount(queries, of);
  if (!account) return null;
  const { customer, seller, opening } = account;
  const outstanding = await readOutstanding(queries, of);
  return {
    ...{ seller, brand: null, customer, from: of.from, to: of.to, openingBalance: opening },
    activity: await readActivity(queries, of),
    outstanding,
    ages: agesOf(outstanding, of.to),
  };
}

/** The customer, what was owed before the period, and the seller of the customer's latest document. */
async function readAccount(queries: Queries, { customer, from, to }: StatementOf) {
  type Account = { opening: number } & Pick<StatementModel, 'customer' | 'seller'>;
  const { rows } = await queries.execute<Account & Record<string, unknown>>(sql`
    SELECT jsonb_build_object('name', c.name, 'reference', c.ref, 'address', ${addressOf('ca')}) AS customer,
      ${presentSeller} AS seller,
      coalesce((SELECT sum(amount) FROM ledger_entry WHERE customer_id = c.id AND day < ${from}), 0)::float8 AS opening
    FROM customer c LEFT JOIN address ca ON ca.id = c.billing_address_id
    JOIN seller s ON s.id = coalesce(
      (SELECT seller_id FROM ledger_entry WHERE customer_id = c.id AND day <= ${to} ORDER BY day DESC, id DESC LIMIT 1),
      (SELECT id FROM seller WHERE is_default))
    LEFT JOIN address sa ON sa.id = s.address_id
    WHERE c.id = ${customer}`);
  return rows[0] ?? null;
}

interface Move {
  [column: string]: unknown;
  day: IsoDate;
  kind: LedgerKind;
  type: InvoiceType | null;
  document: string;
  amount: number;
}

/**
 * The moves of the account. What only moves between two documents of the customer, such as a payment that is taken from a
 * receipt, leaves the account as it is. An invoice that is void is in no day of the book.
 */
async function readActivity(queries: Queries, { customer, from, to }: StatementOf): Promise<StatementActivity[]> {
  const { rows } = await queries.execute<Move>(sql`
    SELECT to_char(m.day AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, m.kind, v.type, coalesce(v.ref, r.ref) AS document, m.amount::float8 AS amount
    FROM (
      SELECT day, CASE kind WHEN 'voided' THEN 'issued' ELSE kind END AS kind, min(id) AS first, sum(amount) AS amount,
        min(invoice_id::text) AS invoice_id, min(receipt_id::text) AS receipt_id
      FROM ledger_entry WHERE customer_id = ${customer} AND day >= ${from} AND day <= ${to}
      GROUP BY day, 2, coalesce(payment_id, invoice_id, receipt_id) HAVING sum(amount) <> 0
    ) m LEFT JOIN invoice v ON v.id = m.invoice_id LEFT JOIN receipt r ON r.id = m.receipt_id
    ORDER BY m.day, m.first`);
  return rows.map((move) => ({
    day: move.day,
    what: whatHappened(move),
    document: move.document,
    amount: move.amount,
  }));
}

function whatHappened({ kind, type }: Move): string {
  switch (kind) {
    case 'issued':
    case 'voided':
      return invoiceTypes.labels[type ?? 'invoice'];
    case 'receipt':
    case 'payment':
      return 'Payment';
    case 'credit':
      return 'Credit';
    case 'write_off':
      return 'Written off';
    case 'refund':
      return 'Paid back';
    case 'outside':
      return 'Settled outside';
    case 'reversed':
      return type === null ? 'Payment taken back' : 'Taken back';
  }
}

/** What was open at the end of the last day: the oldest first, then what is on account. */
async function readOutstanding(queries: Queries, { customer, to }: StatementOf): Promise<OutstandingDocument[]> {
  const day = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD')`);
  const { rows } = await queries.execute<Omit<OutstandingDocument, 'age'> & Record<string, unknown>>(sql`
    SELECT coalesce(v.ref, r.ref) AS reference, ${day('o.document_day')} AS "documentDate", ${day('o.due_day')} AS "dueDate",
      coalesce(CASE v.type WHEN 'credit_note' THEN -v.gross ELSE v.gross END, -r.amount) AS gross, o.amount::float8 AS owed
    FROM open_item o LEFT JOIN invoice v ON v.id = o.invoice_id LEFT JOIN receipt r ON r.id = o.receipt_id
    WHERE o.customer_id = ${customer} AND o.days @> ${to}::date
    ORDER BY o.amount < 0, o.due_day, o.document_day, reference`);
  return rows.map((row) => ({ ...row, age: ageInWords(row, to) }));
}

function ageInWords({ dueDate, owed }: Pick<OutstandingDocument, 'dueDate' | 'owed'>, day: IsoDate): string {
  if (owed < 0) return 'On account';
  const late = daysBetween(dueDate, day);
  return late > 0 ? `${countOf(late, 'day')} late` : 'Not due';
}

function agesOf(outstanding: readonly OutstandingDocument[], day: IsoDate): StatementModel['ages'] {
  const sum = (documents: readonly OutstandingDocument[]) => documents.reduce((total, { owed }) => total + owed, 0);
  const ages = debtAgesBy('due_date').map(({ age, label }) => ({
    label,
    amount: sum(outstanding.filter(({ owed, dueDate }) => owed > 0 && debtAgeOf(dueDate, day, 'due_date') === age)),
  }));
  const credit = sum(outstanding.filter(({ owed }) => owed < 0));
  return credit < 0 ? [...ages, { label: 'On account', amount: credit }] : ages;
}

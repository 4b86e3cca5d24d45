import type { Queries } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/** Items and bookings that are about to be canceled. */
export interface Lost {
  readonly items?: readonly string[];
  readonly bookings?: readonly string[];
}

/** What is about to be done with an invoice, in pence, for a preview. */
export interface PlannedMoney {
  readonly invoice: string;
  /** The item of a line that is going to be credited. */
  readonly item?: string | null;
  /** What a credit note takes from the invoice, for the item. */
  readonly credited?: number;
  /** What settles the invoice: a payment, a credit or a write-off. */
  readonly paid?: number;
  /** What of it is written off. */
  readonly writtenOff?: number;
  /** What of a credit note pays the invoice, or is paid back. */
  readonly returned?: number;
}

/** What is about to happen, for a preview. */
interface Planned extends Lost {
  readonly money?: readonly PlannedMoney[];
}

/** The money of an invoice, in pence. `money_of_invoices` of the migrations says what each sum means. */
export interface InvoiceMoney {
  readonly due: number;
  readonly held: number;
  readonly toBeRefunded: number;
}

/** Returns the money of these invoices by their ids, as it is or as it will be when more is canceled, paid or credited. */
export async function moneyOfInvoices(
  queries: Queries,
  invoiceIds: readonly string[],
  { items = [], bookings = [], money = [] }: Planned = {},
): Promise<ReadonlyMap<string, InvoiceMoney>> {
  if (invoiceIds.length === 0) return new Map();
  const ids = (list: readonly string[]) => sql`${sql.param([...list])}::ulid[]`;
  const planned = money.map(({ writtenOff, ...rest }) => ({ ...rest, written_off: writtenOff }));
  const { rows } = await queries.execute<{ id: string; due: number; held: number; back: number }>(
    sql`SELECT invoice_id AS id, due, held, to_be_refunded AS back
      FROM money_of_invoices(${ids(invoiceIds)}, ${ids(items)}, ${ids(bookings)}, ${JSON.stringify(planned)}::jsonb)`,
  );
  return new Map(rows.map(({ id, due, held, back }) => [id, { due, held, toBeRefunded: back }]));
}

/** Whether nothing more has to be paid for what is not canceled. */
export const isSettled = ({ due, held }: InvoiceMoney): boolean => held >= due;

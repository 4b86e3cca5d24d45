import type { Database } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

/** What the database says of an invoice of a booking. */
export interface Books {
  [column: string]: unknown;
  id: string;
  type: string;
  status: string;
  gross: number;
  paid: number;
  owed: number;
  back: number;
  due: number;
  held: number;
  /** What issued credit notes credit of it, and what they still owe the customer (negative). */
  credited: number;
  creditOwed: number;
  paidBack: number;
  credits: string | null;
  /** How many of its items go on, and how many are canceled. */
  live: number;
  lost: number;
}

/** What the database says of each invoice of a booking. */
export async function booksOf(database: Database, booking: string): Promise<readonly Books[]> {
  const { rows } = await database.execute<Books>(sql`
    SELECT v.id, v.type, v.status, v.gross, v.paid, v.owed, v.to_be_refunded AS back, v.credits_id AS credits,
      m.due, m.held, note.credited, note.owed AS "creditOwed", note.back AS "paidBack", part.live, part.lost
    FROM invoice v JOIN money_of_invoices(ARRAY(SELECT id FROM invoice WHERE booking_id = ${booking})) m ON m.invoice_id = v.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(n.gross), 0)::int AS credited, coalesce(sum(n.owed), 0)::int AS owed, coalesce(sum(n.paid), 0)::int AS back
      FROM invoice n WHERE n.credits_id = v.id AND n.status NOT IN ('draft', 'voided')) note
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE i.status <> 'canceled'))::int AS live, (count(*) FILTER (WHERE i.status = 'canceled'))::int AS lost
      FROM booking_item i WHERE i.id IN (
        SELECT booking_item_id FROM invoice_line WHERE invoice_id = v.id
        UNION SELECT booking_item_id FROM transferred_item WHERE invoice_id = v.id)) part
    WHERE v.booking_id = ${booking} ORDER BY v.id`);
  return rows;
}

/**
 * The rules that hold after each step.
 *
 * @param expected what each issued invoice owes by plain sums of its lines and of what was received.
 */
export function checkBooks(said: string, books: readonly Books[], expected: ReadonlyMap<string, number>): void {
  for (const one of books) {
    const { back, credited, due, gross, held, paid, paidBack } = one;
    const isIssued = one.status !== 'draft' && one.status !== 'voided';
    if (isIssued) expect(one.owed, `${said}: the sums agree`).toBe(expected.get(one.id));
    expect(Math.min(back, due, paid, held), `${said}: nothing is negative`).toBeGreaterThanOrEqual(0);
    if (one.type === 'credit_note') {
      expect(back, `${said}: nothing is refunded for a credit note`).toBe(0);
      continue;
    }
    expect(back, `${said}: no more goes back than is held`).toBeLessThanOrEqual(held);
    expect(back + credited, `${said}: nothing is refunded twice`).toBeLessThanOrEqual(gross);
    if (!isIssued) {
      expect([one.owed, paid, back], `${said}: it does not count`).toEqual([0, 0, 0]);
      continue;
    }
    expect(one.owed, said).toBe(gross - paid);
    expect(one.creditOwed, said).toBe(paidBack - credited);
    expect(held, said).toBe(paid - paidBack);
    // What is held beyond what is due goes back, or it is the customer's credit.
    const customersCredit = Math.max(0, -(one.owed + one.creditOwed));
    expect(back + customersCredit, `${said}: it adds up`).toBe(Math.max(0, held - due));
    if (one.live === 0) expect(due, `${said}: nothing is due for what is canceled`).toBe(0);
    if (one.lost === 0) {
      expect([due, back], `${said}: nothing is lost`).toEqual([gross - credited, 0]);
    }
  }
}

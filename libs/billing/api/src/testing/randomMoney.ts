import { type Database, newId } from '@console/api-kit/database';
import type { Random } from '@console/api-kit/seeding';
import { sql } from 'drizzle-orm';

interface OpenInvoice {
  [column: string]: unknown;
  id: string;
  customer: string;
  seller: string;
  owed: number;
  day: string;
}

/** Writes random moves of money as the API does, on days of the past. Each is one transaction. */
export function randomMoney(database: Database, draw: Random) {
  /** A day between the document date and today. */
  const dayAfter = (day: string, today: string) => {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
    return new Date(Date.parse(day) + draw.between(0, Math.max(0, days)) * 86_400_000 + 36_000_000).toISOString();
  };

  async function find(where: ReturnType<typeof sql>): Promise<OpenInvoice | undefined> {
    const { rows } =
      await database.execute<OpenInvoice>(sql`SELECT id, customer_id AS customer, seller_id AS seller, owed::int AS owed,
      document_date::text AS day FROM invoice WHERE seller_id IS NOT NULL AND ${where} ORDER BY id`);
    return rows.length > 0 ? draw.pick(rows) : undefined;
  }

  const pay = (invoice: string, amount: number, at: string, more: object = {}) => {
    const row = { kind: 'payment', receipt_id: null, credit_note_id: null, reason: null, ...more };
    const method = row.kind === 'payment' || row.kind === 'refund' ? 'bank_transfer' : null;
    return sql`INSERT INTO payment (id, invoice_id, kind, receipt_id, credit_note_id, reason, received_at, amount, payment_method)
      VALUES (${newId()}, ${invoice}, ${row.kind}, ${row.receipt_id}, ${row.credit_note_id}, ${row.reason}, ${at}, ${amount}, ${method})`;
  };

  const moves: Readonly<Record<string, (today: string) => Promise<unknown>>> = {
    issue: async () => {
      const { rows } = await database.execute<{ id: string }>(
        sql`SELECT id FROM invoice WHERE status = 'draft' AND type = 'invoice' ORDER BY id`,
      );
      if (rows.length === 0) return;
      await database.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${draw.pick(rows).id}`);
    },
    'a receipt, a part of which stays on account': async (today) => {
      const invoice = await find(sql`type = 'invoice' AND owed > 1`);
      if (!invoice) return;
      const [receipt, at] = [newId(), dayAfter(invoice.day, today)];
      const part = draw.between(1, invoice.owed);
      const rest = draw.chance(0.4) ? draw.between(1, 50_000) : 0;
      await database.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO receipt (id, seller_id, customer_id, received_at, amount, payment_method)
          VALUES (${receipt}, ${invoice.seller}, ${invoice.customer}, ${at}, ${part + rest}, 'bank_transfer')`);
        await tx.execute(pay(invoice.id, part, at, { receipt_id: receipt }));
      });
    },
    'a write-off': async (today) => {
      const invoice = await find(sql`type = 'invoice' AND owed > 0`);
      if (!invoice) return;
      const at = dayAfter(invoice.day, today);
      await database.execute(pay(invoice.id, invoice.owed, at, { kind: 'write_off', reason: 'Gone away' }));
    },
    'a credit note, used and paid back in part': async (today) => {
      const invoice = await find(sql`type = 'invoice' AND owed > 0 AND gross > 1200`);
      if (!invoice) return;
      const [note, at] = [newId(), dayAfter(invoice.day, today)];
      await database.transaction(async (tx) => {
        await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price)
          VALUES (${note}, ${note}, 1, 'Credit', 1, ${draw.between(10, 900)})`);
        await tx.execute(sql`INSERT INTO invoice (id, type, status, customer_id, document_date, due_date, credits_id)
          SELECT ${note}, 'credit_note', 'confirmed', customer_id, date_trunc('day', ${at}::timestamptz, 'UTC'),
            date_trunc('day', ${at}::timestamptz, 'UTC'), id FROM invoice WHERE id = ${invoice.id}`);
        const { rows } = await tx.execute<{ gross: number }>(sql`SELECT gross FROM invoice WHERE id = ${note}`);
        const used = Math.min(invoice.owed, rows[0]?.gross ?? 0, draw.between(1, 2_000));
        await tx.execute(pay(invoice.id, used, at, { kind: 'credit', credit_note_id: note }));
        const left = (rows[0]?.gross ?? 0) - used;
        if (left > 1 && draw.chance(0.6)) {
          await tx.execute(pay(note, draw.between(1, left), at, { kind: draw.pick(['refund', 'outside']) }));
        }
      });
    },
    'a payment taken back': async () => {
      const { rows } = await database.execute<{ id: string }>(
        sql`SELECT id FROM payment WHERE reversed_at IS NULL AND kind <> 'credit' ORDER BY id`,
      );
      if (rows.length === 0) return;
      await database.execute(
        sql`UPDATE payment SET reversed_at = now(), reversal_reason = 'Bounced' WHERE id = ${draw.pick(rows).id}`,
      );
    },
    'a void': async () => {
      const invoice = await find(sql`status = 'confirmed' AND type = 'invoice' AND paid = 0
        AND NOT EXISTS (SELECT FROM invoice n WHERE n.credits_id = invoice.id)`);
      if (!invoice) return;
      await database.execute(sql`UPDATE invoice SET status = 'voided' WHERE id = ${invoice.id}`);
    },
  };

  /** Makes one random move and returns its name. */
  return async function move(today: string): Promise<string> {
    const name = draw.pick(Object.keys(moves));
    await moves[name]?.(today);
    return name;
  };
}

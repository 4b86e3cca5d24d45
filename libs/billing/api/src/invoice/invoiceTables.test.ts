import { type Database, newId, type Transaction, violatedConstraint } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase } from '@console/api-kit/testing';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

/** Thrown to roll a transaction back. */
class Undo extends Error {}

describeWithDatabase('the database, for invoices,', ({ create }) => {
  let database: Database;
  beforeAll(async () => {
    database = await create(demoDatabase());
  });

  /** Works on a new draft invoice of one line, £120.00 with VAT, in a transaction that is rolled back. */
  async function trying(work: (tx: Transaction, id: string) => Promise<void>): Promise<void> {
    const undone = database.transaction(async (tx) => {
      const id = newId();
      await tx.execute(sql`INSERT INTO invoice (id, customer_id, document_date, due_date)
        SELECT ${id}, min(id::text), '2026-11-16T00:00:00Z', '2026-12-16T00:00:00Z' FROM customer`);
      await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price)
        VALUES (${newId()}, ${id}, 1, 'First Aid at Work', 2, 5000)`);
      await work(tx, id);
      await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
      throw new Undo();
    });
    await undone.catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  }

  async function refusal(statement: (id: string) => SQL, status = 'confirmed'): Promise<string | undefined> {
    const error = await trying(async (tx, id) => {
      if (status !== 'draft') await tx.execute(sql`UPDATE invoice SET status = ${status} WHERE id = ${id}`);
      await tx.execute(statement(id));
    }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error, 'the database took it').toBeDefined();
    return violatedConstraint(error) ?? String(error instanceof Error ? (error.cause ?? error) : error);
  }

  const pay = (
    id: string,
    amount: number,
  ) => sql`INSERT INTO payment (id, invoice_id, received_at, amount, payment_method)
    VALUES (${newId()}, ${id}, now(), ${amount}, 'bank_transfer')`;

  const reverse = (which: SQL) =>
    sql`UPDATE payment SET reversed_at = now(), reversal_reason = 'Bounced' WHERE ${which}`;

  async function stateOf(tx: Transaction, id: string) {
    const { rows } = await tx.execute(
      sql`SELECT status, net, tax, gross, paid, owed, version FROM invoice WHERE id = ${id}`,
    );
    return rows[0];
  }

  test('totals are the sums of lines, with tax rounded half up', async () => {
    await trying(async (tx, id) => {
      expect(await stateOf(tx, id)).toMatchObject({ net: 10_000, tax: 2_000, gross: 12_000, owed: 0 });
      await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price, tax_rate_percent)
        VALUES (${newId()}, ${id}, 2, 'Handbook', 1, 10, 5)`);
      expect(await stateOf(tx, id)).toMatchObject({ net: 10_010, tax: 2_001, gross: 12_011 });
      await tx.execute(sql`DELETE FROM invoice_line WHERE invoice_id = ${id} AND position = 1`);
      expect(await stateOf(tx, id)).toMatchObject({ net: 10, tax: 1, gross: 11, version: 1 });
    });
  });

  test('the paid statuses follow the sum of the payments, up and down', async () => {
    await trying(async (tx, id) => {
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`);
      expect(await stateOf(tx, id)).toMatchObject({ status: 'confirmed', owed: 12_000 });
      await tx.execute(pay(id, 5_000));
      expect(await stateOf(tx, id)).toMatchObject({ status: 'paid_partial', paid: 5_000, owed: 7_000 });
      await tx.execute(pay(id, 7_000));
      expect(await stateOf(tx, id)).toMatchObject({ status: 'paid', paid: 12_000, owed: 0 });
      await tx.execute(pay(id, 1));
      expect(await stateOf(tx, id)).toMatchObject({ status: 'paid_overpaid', owed: -1 });
      await tx.execute(reverse(sql`invoice_id = ${id} AND amount = 7000`));
      expect(await stateOf(tx, id)).toMatchObject({ status: 'paid_partial', paid: 5_001 });
      await tx.execute(reverse(sql`invoice_id = ${id} AND reversed_at IS NULL`));
      expect(await stateOf(tx, id)).toMatchObject({ status: 'confirmed', paid: 0, version: 1 });
    });
  });

  test('BIL-08 a document number is given at issue, the next of its series, and a draft has none', async () => {
    await trying(async (tx, id) => {
      const numberOf = async () =>
        (await tx.execute(sql`SELECT document_number FROM invoice WHERE id = ${id}`)).rows[0];
      const next = (await tx.execute(sql`SELECT next_number AS document_number FROM document_series`)).rows[0];
      expect(await numberOf()).toEqual({ document_number: null });
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`);
      expect(await numberOf()).toEqual(next);
      const booked = await tx.execute(sql`SELECT kind, amount, day = document_date AS on_its_day FROM ledger_entry e
        JOIN invoice v ON v.id = e.invoice_id WHERE invoice_id = ${id}`);
      expect(booked.rows).toEqual([{ kind: 'issued', amount: 12_000, on_its_day: true }]);
      await tx.execute(sql`UPDATE invoice SET status = 'voided' WHERE id = ${id}`);
      expect(await numberOf()).toEqual(next);
      const sums = await tx.execute(sql`SELECT sum(amount)::int AS sum FROM ledger_entry WHERE invoice_id = ${id}`);
      expect(sums.rows).toEqual([{ sum: 0 }]);
    });
  });

  test('nothing is dated before the lock date of its seller, and the book cannot be changed', async () => {
    const lock = sql`UPDATE seller SET locked_before = '2026-11-17T00:00:00Z'`;
    const issue = (id: string) => sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`;
    await trying(async (tx, id) => {
      await tx.execute(sql`UPDATE seller SET locked_before = '2026-11-16T00:00:00Z'`);
      await tx.execute(issue(id));
      await tx.execute(lock);
      const early = tx.execute(sql`INSERT INTO payment (id, invoice_id, received_at, amount, payment_method)
        VALUES (${newId()}, ${id}, '2026-11-16T23:59:59Z', 1, 'bank_transfer')`);
      expect(violatedConstraint(await early.catch((reason: unknown) => reason))).toBe('ledger_is_locked');
      throw new Undo();
    });
    await trying(async (tx, id) => {
      await tx.execute(lock);
      const issued = tx.execute(issue(id));
      expect(violatedConstraint(await issued.catch((reason: unknown) => reason))).toBe('ledger_is_locked');
      throw new Undo();
    });
    expect(await refusal((id) => sql`UPDATE ledger_entry SET amount = 1 WHERE invoice_id = ${id}`)).toContain(
      'append-only',
    );
    expect(await refusal((id) => sql`DELETE FROM ledger_entry WHERE invoice_id = ${id}`)).toContain('append-only');
  });

  test('a payment comes from its receipt, and reversing it restores both', async () => {
    await trying(async (tx, id) => {
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`);
      const receipt = newId();
      await tx.execute(sql`INSERT INTO receipt (id, seller_id, customer_id, received_at, amount, payment_method)
        SELECT ${receipt}, seller_id, customer_id, now(), 20000, 'bank_transfer' FROM invoice WHERE id = ${id}`);
      await tx.execute(sql`INSERT INTO payment (id, invoice_id, receipt_id, received_at, amount, payment_method)
        VALUES (${newId()}, ${id}, ${receipt}, now(), 12000, 'bank_transfer')`);
      const state = async () =>
        (
          await tx.execute(sql`SELECT r.allocated, v.owed, (SELECT sum(amount)::int FROM ledger_entry WHERE receipt_id = r.id) AS left,
          (SELECT sum(amount)::int FROM ledger_entry WHERE invoice_id = v.id) AS booked
          FROM receipt r, invoice v WHERE r.id = ${receipt} AND v.id = ${id}`)
        ).rows[0];
      expect(await state()).toEqual({ allocated: 12_000, owed: 0, left: -8_000, booked: 0 });
      await tx.execute(reverse(sql`receipt_id = ${receipt}`));
      expect(await state()).toEqual({ allocated: 0, owed: 12_000, left: -20_000, booked: 12_000 });
      await tx.execute(sql`UPDATE receipt SET reversed_at = now(), reversal_reason = 'Bounced' WHERE id = ${receipt}`);
      expect(await state()).toEqual({ allocated: 0, owed: 12_000, left: 0, booked: 12_000 });
    });
  });

  test.each(['paid_partial', 'paid', 'paid_overpaid'])('no invoice is %s without the payments', async (status) => {
    expect(await refusal((id) => sql`UPDATE invoice SET status = ${status} WHERE id = ${id}`)).toBe(
      'invoice_status_follows_payments',
    );
  });

  test.each(['draft', 'voided'])('a %s invoice takes no payment', async (status) => {
    expect(await refusal((id) => pay(id, 100), status)).toBe('invoice_status_follows_payments');
  });

  test('a paid invoice cannot be voided', async () => {
    await trying(async (tx, id) => {
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`);
      await tx.execute(pay(id, 12_000));
      const voided = tx.execute(sql`UPDATE invoice SET status = 'voided' WHERE id = ${id}`);
      const error = await voided.catch((reason: unknown) => reason);
      expect(violatedConstraint(error)).toBe('invoice_status_follows_payments');
      throw new Undo();
    });
  });

  test.each([
    [
      'added',
      (id: string) => sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price)
      VALUES (${newId()}, ${id}, 2, 'Late', 1, 1)`,
    ],
    ['changed', (id: string) => sql`UPDATE invoice_line SET quantity = 3 WHERE invoice_id = ${id}`],
    ['removed', (id: string) => sql`DELETE FROM invoice_line WHERE invoice_id = ${id}`],
  ])('no line is %s once the invoice is confirmed', async (_what, statement) => {
    expect(await refusal(statement)).toBe('invoice_lines_frozen');
  });

  test('a draft is deleted with its lines; a confirmed invoice can be neither deleted nor a draft again', async () => {
    await trying(async (tx, id) => {
      await tx.execute(sql`DELETE FROM invoice WHERE id = ${id}`);
      expect((await tx.execute(sql`SELECT FROM invoice_line WHERE invoice_id = ${id}`)).rows).toEqual([]);
    });
    expect(await refusal((id) => sql`DELETE FROM invoice WHERE id = ${id}`)).toBe('invoice_leaves_draft_once');
    expect(await refusal((id) => sql`UPDATE invoice SET status = 'draft' WHERE id = ${id}`)).toBe(
      'invoice_leaves_draft_once',
    );
  });

  test('a credit note credits an invoice of the same customer', async () => {
    expect(await refusal((id) => sql`UPDATE invoice SET type = 'credit_note' WHERE id = ${id}`)).toBe(
      'invoice_credit_note_credits',
    );
    const stranger = (id: string) => sql`UPDATE invoice SET type = 'credit_note',
      credits_id = (SELECT max(o.id::text) FROM invoice o WHERE o.customer_id <> invoice.customer_id) WHERE id = ${id}`;
    expect(await refusal(stranger)).toBe('invoice_credits_id_customer_id_fkey');
  });

  test('a converted document was a pro forma and became an invoice', async () => {
    expect(await refusal((id) => sql`UPDATE invoice SET status = 'converted' WHERE id = ${id}`)).toMatch(
      /invoice_converted_(is_pro_forma|to_another)/,
    );
    expect(
      await refusal((id) => sql`UPDATE invoice SET type = 'pro_forma', status = 'converted' WHERE id = ${id}`),
    ).toBe('invoice_converted_to_another');
  });

  test('dates are days, and an item belongs to the invoice’s booking', async () => {
    const atNine = (id: string) => sql`UPDATE invoice SET document_date = '2026-11-16T09:00:00Z' WHERE id = ${id}`;
    expect(await refusal(atNine, 'draft')).toBe('invoice_document_date_check');
    expect(await refusal(atNine)).toBe('invoice_number_stays');
    const loose = (id: string) =>
      sql`UPDATE invoice SET booking_item_id = (SELECT min(id::text) FROM booking_item) WHERE id = ${id}`;
    expect(await refusal(loose)).toBe('invoice_item_of_a_booking');
  });

  test('a payment cannot move to another invoice, and an activity cannot change', async () => {
    const moved = () =>
      sql`UPDATE payment SET invoice_id = (SELECT min(id::text) FROM invoice) WHERE invoice_id <> (SELECT min(id::text) FROM invoice)`;
    expect(await refusal(moved)).toBe('payment_stays_with_its_invoice');
    expect(await refusal(() => sql`UPDATE invoice_activity SET action = 'viewed'`)).toContain('append-only');
  });

  test('the reference search finds invoices under their customer’s name, and follows its changes', async () => {
    await trying(async (tx, id) => {
      await tx.execute(
        sql`UPDATE customer SET name = 'Éclair Ltd' WHERE id = (SELECT customer_id FROM invoice WHERE id = ${id})`,
      );
      const { rows } =
        await tx.execute(sql`SELECT r.title, i.customer_name_sort FROM reference_entry r JOIN invoice i ON i.id = r.target_id
        WHERE r.entity = 'invoice' AND i.id = ${id}`);
      expect(rows).toEqual([{ title: 'Éclair Ltd', customer_name_sort: 'eclair ltd' }]);
    });
  });
});

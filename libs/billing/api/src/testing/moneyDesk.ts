import { newId, type Transaction } from '@console/api-kit/database';
import type { Databases } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { saleDesk } from './saleDesk.ts';

interface Amount {
  readonly amount: number;
}

interface Amounts {
  readonly toBeRefunded: Amount;
  readonly invoices: { readonly edges: readonly { readonly node: { readonly toBeRefunded: Amount } }[] };
}

/** A {@link saleDesk} that also receives payments, writes credit notes and cancels single items. */
export function moneyDesk(databases: Databases, desk = saleDesk(databases)) {
  const { database, server } = desk;
  const answer = async (text: string, variables: Record<string, unknown> = {}) =>
    server().ask(await server().token('manager@example.com'), text, variables);

  /** The items of a booking, in the order in which they were added. */
  async function itemsOf(booking: string): Promise<string[]> {
    const { rows } = await database().execute<{ id: string }>(
      sql`SELECT id FROM booking_item WHERE booking_id = ${booking} ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Cancels an item, and expects it to be canceled. */
  async function cancel(item: string, reason = 'The customer rang'): Promise<void> {
    const text = `mutation ($input: cancelBookingItemInput!) {
      cancelBookingItem(input: $input) { bookingItem { status cancelReason } } }`;
    const { data, errors } = await answer(text, { input: { id: `booking_items/${item}`, reason } });
    expect({ data, errors }).toMatchObject({
      data: { cancelBookingItem: { bookingItem: { status: 'canceled', cancelReason: reason } } },
    });
  }

  /** Confirms the invoice of an item and records a payment. Returns the invoice. */
  async function receive(item: string, pence: number, together: readonly string[] = []): Promise<string> {
    const { rows } = await database().execute<{ id: string }>(
      sql`SELECT id FROM invoice WHERE booking_item_id = ${item}`,
    );
    const invoice = rows[0]?.id ?? '';
    await database().transaction(async (tx) => {
      for (const [at, other] of together.entries()) {
        await tx.execute(
          sql`UPDATE invoice_line SET invoice_id = ${invoice}, position = ${at + 2} WHERE booking_item_id = ${other}`,
        );
        await tx.execute(sql`WITH gone AS (DELETE FROM invoice WHERE booking_item_id = ${other} RETURNING billing_address_id)
          DELETE FROM address WHERE id IN (SELECT billing_address_id FROM gone)`);
      }
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${invoice}`);
      await enter(tx, invoice, pence);
    });
    return invoice;
  }

  /** Records a payment of an issued invoice, or the pay-out of a credit note. */
  const payment = (invoice: string, pence: number) => database().transaction((tx) => enter(tx, invoice, pence));

  /** Writes a credit note for an item of an invoice, or for the invoice. Returns the credit note. */
  async function credit(invoice: string, item: string | null, net: number, status = 'confirmed'): Promise<string> {
    const note = newId();
    await database().transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price)
        VALUES (${note}, ${note}, 1, ${item}, 'Credit', 1, ${net})`);
      await tx.execute(sql`INSERT INTO invoice (id, type, status, customer_id, booking_id, booking_item_id, document_date, due_date, credits_id)
        SELECT ${note}, 'credit_note', ${status}, customer_id, booking_id, ${item}, document_date, due_date, id
        FROM invoice WHERE id = ${invoice}`);
      await tx.execute(sql`INSERT INTO invoice_activity (id, invoice_id, action) VALUES (${note}, ${note}, 'created')`);
    });
    return note;
  }

  /** What is to be refunded for a booking, and for each of its invoices: the oldest first. */
  async function toBeRefunded(booking: string): Promise<{ booking: number; invoices: number[] }> {
    const text = `query ($id: ID!) { booking(id: $id) { toBeRefunded { amount }
      invoices(first: 50) { edges { node { toBeRefunded { amount } } } } } }`;
    const { data } = await answer(text, { id: `bookings/${booking}` });
    const found = data?.booking as Amounts;
    return {
      booking: found.toBeRefunded.amount,
      invoices: found.invoices.edges.map(({ node }) => node.toBeRefunded.amount).toReversed(),
    };
  }

  /** The balance of an item's first invoice. */
  async function balanceOf(item: string): Promise<number | undefined> {
    const { rows } = await database().execute<{ owed: number }>(
      sql`SELECT owed FROM invoice WHERE booking_item_id = ${item} ORDER BY id LIMIT 1`,
    );
    return rows[0]?.owed;
  }

  /** The ids of the latest bookings in the list with this filter. */
  async function listed(yes: boolean): Promise<string[]> {
    const text = `{ bookings(first: 500, toBeRefunded: ${yes}, order: [{ createdAt: DESC }]) { edges { node { id } } } }`;
    const { data } = await answer(text);
    const found = data?.bookings as { edges: readonly { node: { id: string } }[] };
    return found.edges.map(({ node }) => node.id.replace('bookings/', ''));
  }

  return { ...desk, answer, balanceOf, cancel, credit, itemsOf, listed, payment, receive, toBeRefunded };
}

async function enter(tx: Transaction, invoice: string, pence: number): Promise<void> {
  const [payment, activity] = [newId(), newId()];
  await tx.execute(sql`INSERT INTO payment (id, invoice_id, kind, received_at, amount, payment_method)
    SELECT ${payment}, id, CASE WHEN type = 'credit_note' THEN 'refund' ELSE 'payment' END, now(), ${pence}, 'bank_transfer'
    FROM invoice WHERE id = ${invoice}`);
  await tx.execute(
    sql`INSERT INTO invoice_activity (id, invoice_id, action) VALUES (${activity}, ${invoice}, 'payment_received')`,
  );
}

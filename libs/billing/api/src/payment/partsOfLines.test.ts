import { newId, type Transaction } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import { demoDatabase, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moneyOfInvoices } from './moneyOfInvoices.ts';

/** Thrown to roll a transaction back. */
class Undo extends Error {}

describeWithDatabase('the parts of a line of which seats were transferred', ({ create }) => {
  test('come to the line to the penny, whatever the price, the tax and the number of seats', async () => {
    const database = await create(demoDatabase());
    const draw = random('parts of lines');
    for (let round = 0; round < 25; round++) {
      const [quantity, unitPrice] = [draw.between(2, 12), draw.pick([1, 2, 3, 13, 333, draw.between(1, 99_999)])];
      const price = { quantity, unitPrice, taxable: draw.chance(0.9), rate: draw.pick([null, 17.5, 5, 0, 12.34]) };
      const transferred = draw.between(1, quantity - 1);
      await database
        .transaction(async (tx) => {
          const { invoice, parts, gross } = await soldAndTransferred(tx, price, transferred);
          const canceled = parts.filter(() => draw.chance(0.5));
          const others = parts.filter((part) => !canceled.includes(part));
          const back = async (items: readonly string[]) =>
            (await moneyOfInvoices(tx, [invoice], { items })).get(invoice)?.toBeRefunded ?? Number.NaN;
          const said = JSON.stringify({ price, transferred, canceled: canceled.length });
          expect((await back(canceled)) + (await back(others)), said).toBe(gross);
          const each = [];
          for (const part of parts) each.push(await back([part]));
          expect(Math.min(...each), said).toBeGreaterThanOrEqual(0);
          expect(
            each.reduce((sum, part) => sum + part, 0),
            said,
          ).toBe(gross);
          throw new Undo();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error;
        });
    }
  });
});

interface Price {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly taxable: boolean;
  readonly rate: number | null;
}

/** A paid invoice of one line, of which some seats were transferred one by one. The first part is what stayed. */
async function soldAndTransferred(tx: Transaction, { quantity, unitPrice, taxable, rate }: Price, transferred: number) {
  const invoice = newId();
  const parts = Array.from({ length: transferred + 1 }, newId);
  const [origin = ''] = parts;
  const tax = (seats: number) =>
    sql`round((${unitPrice * seats} * coalesce(${rate}::numeric, 20) / 100)::numeric)::int`;
  for (const [at, part] of parts.entries()) {
    const seats = part === origin ? quantity - transferred : 1;
    const left = quantity - transferred + at;
    await tx.execute(sql`INSERT INTO booking_item (id, booking_id, type, title, status, class_id, unit_price, quantity, taxable,
        tax_rate_percent, tax_difference)
      SELECT ${part}, booking_id, 'public', 'Leadership', 'confirmed', class_id, ${unitPrice}, ${seats}, ${taxable}, ${rate},
        CASE WHEN ${at} = 0 THEN 0 ELSE ${tax(left)} - ${tax(left - 1)} - ${tax(1)} END
      FROM booking_item WHERE status = 'confirmed' AND type = 'public' ORDER BY id LIMIT 1`);
  }
  await tx.execute(sql`INSERT INTO invoice (id, customer_id, booking_id, booking_item_id, document_date, due_date)
    SELECT ${invoice}, b.customer_id, b.id, i.id, '2026-01-05', '2026-02-04'
    FROM booking_item i JOIN booking b ON b.id = i.booking_id WHERE i.id = ${origin}`);
  await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price, taxable, tax_rate_percent)
    VALUES (${invoice}, ${invoice}, 1, ${origin}, 'Leadership', ${quantity}, ${unitPrice}, ${taxable}, ${rate})`);
  await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${invoice}`);
  await tx.execute(sql`INSERT INTO payment (id, invoice_id, received_at, amount, payment_method)
    SELECT id, id, now(), gross, 'bank_transfer' FROM invoice WHERE id = ${invoice}`);
  for (const part of parts.slice(1)) {
    await tx.execute(sql`INSERT INTO transferred_item (id, invoice_id, booking_item_id, from_item_id)
      VALUES (${part}, ${invoice}, ${part}, ${origin})`);
  }
  const { rows } = await tx.execute<{ gross: number }>(sql`SELECT gross FROM invoice WHERE id = ${invoice}`);
  return { invoice, parts, gross: rows[0]?.gross };
}

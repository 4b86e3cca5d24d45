import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addClassesToMove, addTrainer, saidOf } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('a supplier changes while an order is raised to it', (databases) => {
  let database: Database;
  let server: TestServer;
  let second: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    token = await server.token('admin@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));

  const write = async (to: TestServer, name: string, input: object) =>
    saidOf(
      await to.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, {
        input,
      }),
    );

  /** Gives a class a trainer, which raises an order to the trainer's supplier, while the supplier changes. Returns the supplier. */
  async function raise(change: (supplier: string) => Promise<string>): Promise<string> {
    const [trainingClass = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const trainer = await addTrainer(database, newId(), trainingClass);
    const input = { id: `training_classes/${trainingClass}`, trainer: `trainers/${trainer}` };
    expect(await Promise.all([write(server, 'updateTrainingClass', input), change(trainer)])).toEqual(['done', 'done']);
    return trainer;
  }

  test('PUR-01 approved bank details and raised orders are both there', async () => {
    for (let round = 0; round < 4; round++) {
      const supplier = await raise(async (id) => {
        await database.execute(sql`INSERT INTO supplier_bank_change (id, supplier_id, bank_sort_code, bank_account_number)
          VALUES (${id}, ${id}, '40-22-56', '12345678')`);
        return write(second, 'approveSupplierBankChange', { id: `supplier_bank_changes/${id}`, verified: 'A call' });
      });
      const { rows } = await database.execute(sql`SELECT s.bank_account_number AS account, count(o.id)::int AS orders
        FROM supplier s JOIN purchase_order o ON o.supplier_id = s.id WHERE s.id = ${supplier} GROUP BY s.id`);
      expect(rows).toEqual([{ account: '12345678', orders: 1 }]);
    }
  });

  test('PUR-01 an order has the new name of its supplier, whichever comes first', async () => {
    for (let round = 0; round < 6; round++) {
      const name = `Barraclough Learning ${newId()}`;
      const supplier = await raise((id) => write(second, 'updateSupplier', { id: `suppliers/${id}`, name }));
      const { rows } = await database.execute(
        sql`SELECT supplier_name AS name FROM purchase_order WHERE supplier_id = ${supplier}`,
      );
      expect(rows).toEqual([{ name }]);
      // Once more, now that it has orders.
      expect(await write(server, 'updateSupplier', { id: `suppliers/${supplier}`, name: 'Barraclough' })).toBe('done');
      const { rows: renamed } = await database.execute(
        sql`SELECT DISTINCT supplier_name AS name FROM purchase_order WHERE supplier_id = ${supplier}`,
      );
      expect(renamed).toEqual([{ name: 'Barraclough' }]);
    }
  });
});

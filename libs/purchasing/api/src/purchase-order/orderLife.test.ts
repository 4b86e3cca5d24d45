import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { classDesk, saidOf } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('the life of a purchase order', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  const { write } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  const fields = `id version status acknowledgedAt netPrice { amount } tax { amount } gross { amount }
    items { edges { node { id description quantity unitPrice { amount } taxable taxRatePercent } } }
    history(first: 1) { edges { node { reason changes { field from to } } } }`;

  interface Order {
    readonly id: string;
    readonly status: string;
    readonly acknowledgedAt: string | null;
    readonly netPrice: { readonly amount: number };
    readonly tax: { readonly amount: number };
    readonly gross: { readonly amount: number };
    readonly items: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
    readonly history: { readonly edges: readonly { readonly node: object }[] };
  }

  async function read(id: string): Promise<Order> {
    const { data } = await server.ask(token, `query ($id: ID!) { purchaseOrder(id: $id) { ${fields} } }`, { id });
    return data?.purchaseOrder as Order;
  }

  async function raise(items: object[]): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM supplier WHERE trainer_id IS NULL ORDER BY id LIMIT 1`,
    );
    const text =
      'mutation ($input: createPurchaseOrderInput!) { createPurchaseOrder(input: $input) { purchaseOrder { id } } }';
    const { data } = await server.ask(token, text, { input: { supplier: `suppliers/${rows[0]?.id}`, items } });
    const made = data?.createPurchaseOrder as { purchaseOrder: { id: string } } | undefined;
    return made?.purchaseOrder.id ?? '';
  }

  const move = async (name: string, id: string) => saidOf(await write(server, `${name}PurchaseOrder`, { id }));

  const room = { description: 'Room hire', quantity: 2, unitPrice: 45_000, taxable: true };

  test('PUR-05 an order is raised for no class, proposed, confirmed, acknowledged and delivered by hand', async () => {
    const id = await raise([
      room,
      { ...room, description: 'Travel', quantity: 3, unitPrice: 333, taxRatePercent: 17.5 },
    ]);
    // 17.5 % of £9.99 are 174.825 pence.
    expect(await read(id)).toMatchObject({
      status: 'draft',
      netPrice: { amount: 90_999 },
      tax: { amount: 18_175 },
      gross: { amount: 109_174 },
    });
    expect(saidOf(await write(server, 'acknowledgePurchaseOrder', { id }))).toBe(
      'This purchase order is a draft. It can be acknowledged once the supplier has it.',
    );
    for (const step of ['propose', 'confirm']) expect(await move(step, id)).toBe('done');
    expect(saidOf(await write(server, 'acknowledgePurchaseOrder', { id }))).toBe('done');
    expect(await move('deliver', id)).toBe('done');
    expect(await move('cancel', id)).toBe(
      'This purchase order is delivered. Only one that is draft, provisional or confirmed can become canceled.',
    );
  });

  test('PUR-05 a changed confirmed order keeps the reason and has to be acknowledged anew', async () => {
    const id = await raise([room]);
    for (const step of ['propose', 'confirm']) expect(await move(step, id)).toBe('done');
    expect(saidOf(await write(server, 'acknowledgePurchaseOrder', { id }))).toBe('done');
    const [item] = (await read(id)).items.edges.map(({ node }) => node.id);
    const items = [
      { ...room, id: item, quantity: 3 },
      { ...room, description: 'Lunch', unitPrice: 1_000 },
    ];
    const { errors } = await write(server, 'updatePurchaseOrderItems', { id, items });
    expect(errors?.[0]?.extensions?.violations).toEqual([{ path: 'reason', message: 'Reason is required' }]);
    // Items as they are change nothing.
    expect(saidOf(await write(server, 'updatePurchaseOrderItems', { id, items: [{ ...room, id: item }] }))).toBe(
      'done',
    );
    expect((await read(id)).acknowledgedAt).not.toBeNull();
    expect(saidOf(await write(server, 'updatePurchaseOrderItems', { id, items, reason: 'One day more.' }))).toBe(
      'done',
    );
    const changed = await read(id);
    expect(changed).toMatchObject({ status: 'confirmed', acknowledgedAt: null, netPrice: { amount: 137_000 } });
    expect(changed.history.edges[0]?.node).toMatchObject({
      reason: 'One day more.',
      changes: expect.arrayContaining([
        {
          field: 'Items',
          from: 'Room hire, 2 × £450.00, 20% VAT',
          to: 'Room hire, 3 × £450.00, 20% VAT; Lunch, 2 × £10.00, 20% VAT',
        },
      ]),
    });
    expect(saidOf(await write(server, 'acknowledgePurchaseOrder', { id }))).toBe('done');
  });
});

import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Order {
  id: string;
  reference: string;
  status: string;
  raisedAt: string;
  acknowledgedAt: string | null;
  acknowledgedBy: { person: { fullName: string } } | null;
  netPrice: { amount: number };
  supplier: { id: string; name: string };
  trainingClass: { id: string; title: string } | null;
}

const ORDER = `id reference status raisedAt acknowledgedAt acknowledgedBy { person { fullName } } netPrice { amount }
  supplier { id name } trainingClass { id title }`;

describeWithDatabase('purchasing', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements = 0;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    // From now on the server remembers the viewer.
    await ask('{ __typename }');
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  async function ask<Data>(text: string, variables?: Record<string, unknown>): Promise<Data> {
    statements = 0;
    const { data, errors }: GraphqlAnswer = await server.ask(token, text, variables);
    expect(errors).toBeUndefined();
    return data as Data;
  }

  async function orders(args: string): Promise<Order[]> {
    const { purchaseOrders } = await ask<{ purchaseOrders: { edges: { node: Order }[] } }>(
      `{ purchaseOrders(first: 500${args && `, ${args}`}) { edges { node { ${ORDER} } } } }`,
    );
    return purchaseOrders.edges.map(({ node }) => node);
  }

  test('PUR-02 orders come with the latest raised first, in one statement', async () => {
    const all = await orders('');
    expect(statements).toBe(1);
    expect(all.length).toBeGreaterThan(20);
    const raised = all.map(({ raisedAt }) => raisedAt);
    expect(raised).toEqual(raised.toSorted().reverse());
  });

  const key = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .toLowerCase();
  const sorts: [field: string, value: (order: Order) => string | number | null][] = [
    ['acknowledgedAt', ({ acknowledgedAt }) => acknowledgedAt],
    ['trainingClass_title', ({ trainingClass }) => trainingClass && key(trainingClass.title)],
    ['raisedAt', ({ raisedAt }) => raisedAt],
    ['netPrice', ({ netPrice }) => netPrice.amount],
    ['reference', ({ reference }) => Number(reference.slice(3))],
    ['status', ({ status }) => status],
    ['supplier_name', ({ supplier }) => key(supplier.name)],
  ];

  test.each(sorts)(
    'PUR-02 orders are sorted by %s, in both directions, with empty values last',
    async (field, value) => {
      for (const [direction, sign] of [
        ['ASC', 1],
        ['DESC', -1],
      ] as const) {
        const sorted = (await orders(`order: [{ ${field}: ${direction} }]`)).map(value);
        const expected = sorted.toSorted((one, other) => {
          if (one === null || other === null) return Number(one === null) - Number(other === null);
          return one === other ? 0 : sign * (one < other ? -1 : 1);
        });
        expect(sorted).toEqual(expected);
        expect(new Set(sorted).size).toBeGreaterThan(1);
      }
    },
  );

  test('orders are filtered by reference, supplier, acknowledgement and class', async () => {
    const all = await orders('');
    const [sample] = all;
    if (!sample) throw new Error('There are no orders.');
    const cases: [string, (order: Order) => boolean][] = [
      [`reference: "${sample.reference.toLowerCase()}"`, ({ reference }) => reference === sample.reference],
      [
        `reference: "${sample.reference.slice(3, 7)}"`,
        ({ reference }) => reference.includes(sample.reference.slice(3, 7)),
      ],
      [`supplier: "${sample.supplier.id}"`, ({ supplier }) => supplier.id === sample.supplier.id],
      ['exists: [{ acknowledgedAt: true }]', ({ acknowledgedAt }) => acknowledgedAt !== null],
      ['exists: [{ acknowledgedAt: false }]', ({ acknowledgedAt }) => acknowledgedAt === null],
      ['exists: [{ trainingClass: true }]', ({ trainingClass }) => trainingClass !== null],
    ];
    for (const [filter, holds] of cases) {
      const expected = all.filter(holds);
      expect([filter, expected.length > 0]).toEqual([filter, true]);
      expect([filter, await orders(filter)]).toEqual([filter, expected]);
    }
  });

  test('PUR-03 an order has its items, whose sum is its net price', async () => {
    const [sample] = await orders('');
    const { purchaseOrder } = await ask<{
      purchaseOrder: Order & { items: { edges: { node: Record<string, never> & { netPrice: { amount: number } } }[] } };
    }>(
      `query ($id: ID!) { purchaseOrder(id: $id) { ${ORDER} createdBy { id } version items { edges { node {
        description quantity unitPrice { amount } taxRatePercent taxable netPrice { amount } } } } } }`,
      { id: sample?.id },
    );
    expect(purchaseOrder).toMatchObject({ ...sample });
    const items = purchaseOrder.items.edges.map(({ node }) => node);
    expect(items.length).toBeGreaterThan(0);
    expect(items.reduce((sum, { netPrice }) => sum + netPrice.amount, 0)).toBe(purchaseOrder.netPrice.amount);
  });

  test('PUR-05 orders are raised to trainers and to other suppliers, for classes', async () => {
    const { rows } = await database.execute<{ trainer: boolean }>(
      sql`SELECT DISTINCT s.trainer_id IS NOT NULL AS trainer FROM purchase_order o JOIN supplier s ON s.id = o.supplier_id
        WHERE o.class_id IS NOT NULL`,
    );
    expect(rows.map(({ trainer }) => trainer).sort()).toEqual([false, true]);
  });

  test('a class has its orders, the latest first, and the latest confirmed one', async () => {
    const byClass = Map.groupBy(await orders(''), ({ trainingClass }) => trainingClass?.id);
    const [id, expected = []] = [...byClass].sort(([, one], [, other]) => other.length - one.length)[0] ?? [];
    const { trainingClass } = await ask<{
      trainingClass: { purchaseOrders: { edges: { node: Order }[] }; confirmedPurchaseOrder: Order | null };
    }>(
      `query ($id: ID!) { trainingClass(id: $id) { confirmedPurchaseOrder { id } purchaseOrders { edges { node { id } } } } }`,
      { id },
    );
    expect(trainingClass.purchaseOrders.edges.map(({ node }) => node.id)).toEqual(expected.map((order) => order.id));
    const confirmed = expected.find(({ status }) => status === 'confirmed');
    expect(trainingClass.confirmedPurchaseOrder?.id).toBe(confirmed?.id);
  });

  test('suppliers come by name, with their primary contact; a name is found without its accents', async () => {
    const { suppliers } = await ask<{
      suppliers: { edges: { node: { name: string; reference: string; primaryContact: { fullName: string } } }[] };
    }>('{ suppliers(first: 500) { edges { node { name reference primaryContact { fullName email } } } } }');
    expect(statements).toBe(1);
    const names = suppliers.edges.map(({ node }) => node.name);
    expect(names.length).toBeGreaterThan(12);
    expect(names.map(key)).toEqual(names.map(key).toSorted());
    const found = await ask<typeof suppliers extends infer S ? { suppliers: S } : never>(
      '{ suppliers(name: "akerlund") { edges { node { name } } } }',
    );
    expect(found.suppliers.edges.map(({ node }) => node.name)).toEqual(['Åkerlund Simulation AB']);
  });

  test('renaming a supplier or a class renames it in the lists of orders, and does not raise their versions', async () => {
    const [sample] = await orders('exists: [{ trainingClass: true }]');
    const bare = (id: string | undefined) => id?.slice(id.indexOf('/') + 1) ?? '';
    const ofOrder = async () =>
      (
        await database.execute<{ supplier: string; class: string; version: number }>(
          sql`SELECT supplier_name_sort AS supplier, class_title_sort AS class, version FROM purchase_order WHERE id = ${bare(sample?.id)}`,
        )
      ).rows[0];
    const before = await ofOrder();
    expect(before).toMatchObject({
      supplier: key(sample?.supplier.name ?? ''),
      class: key(sample?.trainingClass?.title ?? ''),
    });
    await database.execute(sql`UPDATE supplier SET name = 'Ångström' WHERE id = ${bare(sample?.supplier.id)}`);
    await database.execute(sql`UPDATE training_class SET title = 'Zen' WHERE id = ${bare(sample?.trainingClass?.id)}`);
    expect(await ofOrder()).toEqual({ supplier: 'angstrom', class: 'zen', version: before?.version });
  });
});

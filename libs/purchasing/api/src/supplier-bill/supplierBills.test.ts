import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { classDesk, saidOf } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBill, addOrders } from '../testing/orderRows.ts';

const violationsOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions?.violations;

describeWithDatabase('bills of suppliers', (databases) => {
  let database: Database;
  let server: TestServer;
  let second: TestServer;
  let token: string;
  const { write, moveClass, impactOf } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));

  async function anOrder(state: Parameters<typeof addOrders>[2]): Promise<string> {
    const [id = ''] = await addOrders(database, 1, state);
    return id;
  }

  interface Line {
    readonly order: string;
    readonly quantity: number;
    readonly net?: number;
  }

  /** Records a bill about orders of {@link addOrders} to the supplier of the first. The tax is 20 %. */
  function record(number: string, lines: readonly Line[], to = server): Promise<GraphqlAnswer> {
    return write(to, 'recordSupplierBill', {
      supplier: `suppliers/${lines[0]?.order}`,
      number,
      day: '2026-11-12',
      lines: lines.map(({ order, quantity, net = quantity * 45_000 }) => ({
        item: `purchase_order_items/${order}`,
        quantity,
        net,
        tax: net / 5,
      })),
    });
  }

  const takeBack = (bill: string) =>
    write(server, 'takeBackSupplierBill', { id: `supplier_bills/${bill}`, reason: 'It is for another order.' });

  const move = (name: string, order: string) => write(server, name, { id: `purchase_orders/${order}` });

  async function statusOf(order: string) {
    const { rows } = await database.execute<{ status: string }>(
      sql`SELECT status FROM purchase_order WHERE id = ${order}`,
    );
    return rows[0]?.status;
  }

  async function billNumbered(number: string): Promise<string> {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM supplier_bill WHERE number = ${number} AND taken_back_at IS NULL`,
    );
    return rows[0]?.id ?? '';
  }

  async function historyOf(order: string) {
    const { data } = await server.ask(
      token,
      'query ($id: ID!) { purchaseOrder(id: $id) { history(first: 1) { edges { node { reason changes { field from to } } } } } }',
      { id: `purchase_orders/${order}` },
    );
    const found = data?.purchaseOrder as { history: { edges: { node: object }[] } } | undefined;
    return found?.history.edges[0]?.node;
  }

  /** The bills of a supplier, and its orders that are not billed in full. */
  async function billingOf(supplier: string) {
    const { data } = await server.ask(
      token,
      `query ($id: ID!) { supplier(id: $id) { ordersToBill { edges { node { id } } }
        bills { edges { node { number netPrice { amount } tax { amount } purchaseOrders { reference } } } } } }`,
      { id: `suppliers/${supplier}` },
    );
    return data?.supplier;
  }

  test('PUR-05 a delivered order becomes billed by the bill that covers the last of its items, and is completed by hand', async () => {
    const order = await anOrder({ status: 'delivered' });
    expect(saidOf(await record('A-1', [{ order, quantity: 1 }]))).toBe('done');
    expect(await statusOf(order)).toBe('delivered');
    expect(saidOf(await move('completePurchaseOrder', order))).toBe(
      'This purchase order is delivered. Only one that is billed can become complete.',
    );
    expect(saidOf(await record('A-2', [{ order, quantity: 1, net: 46_000 }]))).toBe('done');
    expect(await statusOf(order)).toBe('billed');
    expect(await historyOf(order)).toEqual({
      reason: null,
      changes: [
        { field: 'Status', from: 'Delivered', to: 'Billed' },
        { field: 'Bill', from: null, to: 'A-2 of 12 Nov 2026, £460.00 net, £92.00 VAT' },
      ],
    });
    const { data } = await server.ask(
      token,
      `query ($id: ID!) { purchaseOrder(id: $id) { netPrice { amount } tax { amount } gross { amount }
        bills { number } items { edges { node { billedQuantity billedNetPrice { amount } billedTax { amount } } } } } }`,
      { id: `purchase_orders/${order}` },
    );
    expect(data?.purchaseOrder).toEqual({
      netPrice: { amount: 90_000 },
      tax: { amount: 18_000 },
      gross: { amount: 108_000 },
      bills: [{ number: 'A-2' }, { number: 'A-1' }],
      items: {
        edges: [{ node: { billedQuantity: 2, billedNetPrice: { amount: 91_000 }, billedTax: { amount: 18_200 } } }],
      },
    });
    expect(saidOf(await move('completePurchaseOrder', order))).toBe('done');
  });

  test('a quantity above what is left is refused; an extra without a quantity is not', async () => {
    const order = await anOrder({ status: 'delivered' });
    expect(violationsOf(await record('B-1', [{ order, quantity: 3 }]))).toEqual([
      { path: 'lines.0.quantity', message: 'Only 2 of this item are left to bill' },
    ]);
    expect(saidOf(await record('B-2', [{ order, quantity: 2 }]))).toBe('done');
    expect(violationsOf(await record('B-3', [{ order, quantity: 1 }]))).toEqual([
      { path: 'lines.0.quantity', message: 'All of this item is billed already' },
    ]);
    expect(saidOf(await record('B-3', [{ order, quantity: 0, net: 5_000 }]))).toBe('done');
    expect(await statusOf(order)).toBe('billed');
  });

  test('the number of a bill is unique for its supplier, however it is written, until the bill is taken back', async () => {
    const [order, other] = [await anOrder({ status: 'delivered' }), await anOrder({ status: 'delivered' })];
    expect(saidOf(await record('Inv-77', [{ order, quantity: 2 }]))).toBe('done');
    expect(violationsOf(await record(' INV-77 ', [{ order, quantity: 0, net: 1_000 }]))).toEqual([
      { path: 'number', message: 'A bill of this supplier with this number is recorded already' },
    ]);
    expect(saidOf(await record('Inv-77', [{ order: other, quantity: 1 }]))).toBe('done');
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM supplier_bill WHERE number = 'Inv-77' AND supplier_id = ${order}`,
    );
    expect(saidOf(await takeBack(rows[0]?.id ?? ''))).toBe('done');
    expect(await statusOf(order)).toBe('delivered');
    expect(await historyOf(order)).toEqual({
      reason: 'It is for another order.',
      changes: [
        { field: 'Status', from: 'Billed', to: 'Delivered' },
        { field: 'Bill', from: 'Inv-77 of 12 Nov 2026, £900.00 net, £180.00 VAT', to: null },
      ],
    });
    expect(saidOf(await record('INV-77', [{ order, quantity: 2 }]))).toBe('done');
    expect(await statusOf(order)).toBe('billed');
  });

  test('one bill may name several orders of its supplier, and none of another', async () => {
    const [order, more, other] = [
      await anOrder({ status: 'delivered' }),
      await anOrder({ status: 'delivered' }),
      await anOrder({ status: 'delivered' }),
    ];
    await database.execute(sql`UPDATE purchase_order SET supplier_id = ${order}, number = 99501 WHERE id = ${more}`);
    await database.execute(sql`UPDATE purchase_order SET number = 99502 WHERE id = ${other}`);
    const both = [
      { order, quantity: 2 },
      { order: more, quantity: 2 },
    ];
    expect(saidOf(await record('C-1', both))).toBe('done');
    expect([await statusOf(order), await statusOf(more)]).toEqual(['billed', 'billed']);
    const bill = {
      number: 'C-1',
      netPrice: { amount: 180_000 },
      tax: { amount: 36_000 },
      purchaseOrders: [{ reference: expect.any(String) }, { reference: 'PO-99501' }],
    };
    expect(await billingOf(order)).toEqual({ bills: { edges: [{ node: bill }] }, ordersToBill: { edges: [] } });
    expect(
      saidOf(
        await record('C-2', [
          { order, quantity: 0, net: 100 },
          { order: other, quantity: 1 },
        ]),
      ),
    ).toBe('PO-99502 is not an order to Ridings Conference Venues Ltd.');
    expect(saidOf(await takeBack(await billNumbered('C-1')))).toBe('done');
    expect([await statusOf(order), await statusOf(more)]).toEqual(['delivered', 'delivered']);
    // Each order keeps what the bill said about it.
    expect(await historyOf(more)).toMatchObject({
      changes: [{ field: 'Status' }, { from: 'C-1 of 12 Nov 2026, £900.00 net, £180.00 VAT', to: null }],
    });
    expect(await billingOf(order)).toMatchObject({
      ordersToBill: { edges: expect.arrayContaining([{ node: { id: `purchase_orders/${more}` } }]) },
    });
  });

  test('an order that is closed by hand with a part billed is delivered again when its bill is taken back', async () => {
    const order = await anOrder({ status: 'delivered', billed: 1 });
    expect(saidOf(await move('billPurchaseOrder', order))).toBe('done');
    expect(saidOf(await takeBack(order))).toBe('done');
    expect(await statusOf(order)).toBe('delivered');
  });

  test('a confirmed order that is billed in advance is billed as soon as its class is delivered', async () => {
    const order = await anOrder({ status: 'confirmed', classStatus: 'confirmed' });
    await database.execute(sql`UPDATE training_session SET starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days'
      WHERE class_id = ${order}`);
    expect(saidOf(await record('D-1', [{ order, quantity: 2 }]))).toBe('done');
    expect(await statusOf(order)).toBe('confirmed');
    expect(await impactOf(server, order, 'deliver')).toContainEqual(
      expect.objectContaining({ target: `purchase_orders/${order}`, consequence: 'is billed' }),
    );
    expect(saidOf(await moveClass(server, 'deliver', order))).toBe('done');
    expect(await statusOf(order)).toBe('billed');
  });

  test('an order with a bill stays when its class is canceled, and can be delivered by hand then', async () => {
    const order = await anOrder({ status: 'confirmed', classStatus: 'confirmed', billed: 1 });
    expect(await impactOf(server, order, 'cancel')).toContainEqual(
      expect.objectContaining({
        target: `purchase_orders/${order}`,
        consequence: 'stays: a bill is recorded for it',
      }),
    );
    expect(saidOf(await move('deliverPurchaseOrder', order))).toBe(
      'This purchase order is delivered with its class. It can be marked by hand once the class is delivered or canceled.',
    );
    expect(saidOf(await moveClass(server, 'cancel', order))).toBe('done');
    expect(await statusOf(order)).toBe('confirmed');
    expect(saidOf(await move('deliverPurchaseOrder', order))).toBe('done');
  });

  test('of two bills for the same items at once one is recorded', async () => {
    const order = await anOrder({ status: 'delivered' });
    const lines = [{ order, quantity: 2 }];
    const answers = await Promise.all([
      record('E-1', lines),
      record('E-2', lines, second),
      record('e-1', lines, second),
    ]);
    expect(answers.filter((answer) => saidOf(answer) === 'done')).toHaveLength(1);
    expect(await statusOf(order)).toBe('billed');
  });

  test('a bill that meets the cancellation of its class is refused, or keeps the order from being canceled', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await anOrder({ status: 'confirmed', classStatus: 'confirmed' });
      const both = [record('F-1', [{ order, quantity: 1 }]), moveClass(second, 'cancel', order)] as const;
      const [billing, canceling] = await Promise.all(round % 2 ? both : [both[0], both[1]]);
      expect(saidOf(canceling)).toBe('done');
      expect([saidOf(billing), await statusOf(order)]).toEqual(
        saidOf(billing) === 'done'
          ? ['done', 'confirmed']
          : ['This purchase order is canceled, so no bill can be recorded for it.', 'canceled'],
      );
    }
  });

  test('an order that is raised while its class is canceled is refused, or canceled with it', async () => {
    for (let round = 0; round < 6; round++) {
      const order = await anOrder({ status: 'delivered', classStatus: 'confirmed' });
      const items = [{ description: 'Lunch', quantity: 1, unitPrice: 1_000, taxable: true }];
      const input = { supplier: `suppliers/${order}`, trainingClass: `training_classes/${order}`, items };
      const [raising, canceling] = await Promise.all([
        write(server, 'createPurchaseOrder', input),
        moveClass(second, 'cancel', order),
      ]);
      expect(saidOf(canceling)).toBe('done');
      expect(['done', 'This class is canceled, so no purchase order can be raised for it.']).toContain(saidOf(raising));
      const { rows } = await database.execute(
        sql`SELECT FROM purchase_order WHERE class_id = ${order} AND status NOT IN ('canceled', 'delivered')`,
      );
      expect(rows).toEqual([]);
    }
  });

  test('items that a bill names stay, and never become less than is billed', async () => {
    const order = await anOrder({ status: 'confirmed' });
    await addBill(database, order, 2, newId());
    const change = (items: object[]) =>
      write(server, 'updatePurchaseOrderItems', { id: `purchase_orders/${order}`, reason: 'Fewer days.', items });
    const item = { description: 'Room hire', quantity: 1, unitPrice: 45_000, taxable: true };
    expect(violationsOf(await change([{ ...item, id: `purchase_order_items/${order}` }]))).toEqual([
      { path: 'items.0.quantity', message: '2 of this item are billed already' },
    ]);
    expect(violationsOf(await change([item]))).toEqual([
      { path: 'items', message: 'A bill names “Room hire”, so it cannot be removed' },
    ]);
  });
});

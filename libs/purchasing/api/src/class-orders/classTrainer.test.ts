import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addClassesToMove, addTrainer, type ClassState, classDesk, saidOf } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('the trainer of a class', (databases) => {
  let database: Database;
  let server: TestServer;
  let second: TestServer;
  let token: string;
  const { write, moveClass, impactOf, impactOfTrainer } = classDesk(
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

  const give = async (trainingClass: string, trainer: string | null, to = server) =>
    saidOf(
      await write(to, 'updateTrainingClass', {
        id: `training_classes/${trainingClass}`,
        trainer: trainer && `trainers/${trainer}`,
      }),
    );

  async function aClass(state: Partial<ClassState> = {}): Promise<string> {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', days: 3, ...state });
    return id;
  }

  /** Returns the orders of a class, the earliest first. */
  async function orders(trainingClass: string) {
    const { rows } = await database.execute<{ id: string; status: string }>(
      sql`SELECT o.id, o.status, o.supplier_id AS supplier, o.net, o.acknowledged_at AS acknowledged, i.description, i.quantity,
          i.unit_price AS price, i.taxable
        FROM purchase_order o JOIN purchase_order_item i ON i.purchase_order_id = o.id
        WHERE o.class_id = ${trainingClass} ORDER BY o.id`,
    );
    return rows;
  }

  async function missing(trainingClass: string) {
    const text = 'query ($id: ID!) { trainingClass(id: $id) { whyNoTrainerOrder } }';
    const { data } = await server.ask(token, text, { id: `training_classes/${trainingClass}` });
    return (data?.trainingClass as { whyNoTrainerOrder: string | null } | undefined)?.whyNoTrainerOrder;
  }

  const statusesOf = async (trainingClass: string) => (await orders(trainingClass)).map(({ status }) => status);

  const sayings = (impacts: readonly { reference: string; title: string; consequence: string }[]) =>
    impacts.map(({ reference, title, consequence }) => `${reference}, ${title}: ${consequence}`);

  test('a confirmed class has an order for each day of its trainer, drafted once', async () => {
    const id = await aClass();
    const trainer = await addTrainer(database, newId(), id, { rate: 45_050 });
    expect(sayings(await impactOfTrainer(server, id, trainer))).toEqual([
      'Trainer, Imogen Barraclough: teaches this class',
      'New purchase order, Imogen Barraclough Training: is drafted for £1,351.50',
    ]);
    expect(await give(id, trainer)).toBe('done');
    expect(await orders(id)).toEqual([
      expect.objectContaining({
        ...{ status: 'draft', supplier: trainer, net: 135_150, acknowledged: null },
        ...{ description: 'Mental Health First Aid, delivery', quantity: 3, price: 45_050, taxable: true },
      }),
    ]);
    expect(await impactOfTrainer(server, id, trainer)).toEqual([]);
    expect(await give(id, trainer)).toBe('done');
    expect(await orders(id)).toHaveLength(1);
  });

  test('a class that got its trainer while provisional or postponed gets the order when it is confirmed', async () => {
    const id = await aClass({ status: 'postponed' });
    const trainer = await addTrainer(database, newId(), id);
    expect(sayings(await impactOfTrainer(server, id, trainer))).toEqual([
      'Trainer, Imogen Barraclough: teaches this class',
    ]);
    expect(await give(id, trainer)).toBe('done');
    expect(await orders(id)).toEqual([]);
    expect(saidOf(await moveClass(server, 'rescheduleProvisional', id))).toBe('done');
    expect(await orders(id)).toEqual([]);
    expect(sayings(await impactOf(server, id, 'confirm'))).toEqual([
      'New purchase order, Imogen Barraclough Training: is drafted for £1,350.00',
    ]);
    expect(saidOf(await moveClass(server, 'confirm', id))).toBe('done');
    expect(await statusesOf(id)).toEqual(['draft']);
    // The class already has an order, so a second confirmation drafts no order.
    expect(saidOf(await moveClass(server, 'postpone', id))).toBe('done');
    expect(saidOf(await moveClass(server, 'reschedule', id))).toBe('done');
    expect(await statusesOf(id)).toEqual(['draft']);
  });

  test('the former trainer’s order is canceled; an acknowledged one stays, and the impact says so', async () => {
    const id = await aClass();
    const first = await addTrainer(database, newId(), id, { givenName: 'Imogen' });
    const next = await addTrainer(database, newId(), id, { givenName: 'Ruth' });
    const third = await addTrainer(database, newId(), id, { givenName: 'Hugo' });
    for (const trainer of [first, next]) expect(await give(id, trainer)).toBe('done');
    expect(await statusesOf(id)).toEqual(['canceled', 'draft']);
    const [, order] = await orders(id);
    await database.execute(sql`UPDATE purchase_order SET status = 'provisional' WHERE id = ${order?.id}`);
    expect(saidOf(await write(server, 'acknowledgePurchaseOrder', { id: `purchase_orders/${order?.id}` }))).toBe(
      'done',
    );
    expect(sayings(await impactOfTrainer(server, id, third)).map((words) => words.replace(/^PO-\d+/, 'PO'))).toEqual([
      'Trainer, Ruth Barraclough: no longer teaches this class',
      'Trainer, Hugo Barraclough: teaches this class',
      'PO, Ruth Barraclough Training: stays: it has been acknowledged',
      'New purchase order, Hugo Barraclough Training: is drafted for £1,350.00',
    ]);
    expect(await give(id, third)).toBe('done');
    expect(await statusesOf(id)).toEqual(['canceled', 'provisional', 'draft']);
    expect(await give(id, null)).toBe('done');
    expect(await statusesOf(id)).toEqual(['canceled', 'provisional', 'canceled']);
  });

  test('the orders of a class are delivered with it if they are confirmed, and canceled with it in any state', async () => {
    const [delivered, canceled] = [await aClass({ over: true }), await aClass()];
    for (const id of [delivered, canceled]) {
      for (const status of ['draft', 'provisional', 'confirmed', 'billed']) {
        await database.execute(sql`WITH made AS (INSERT INTO purchase_order (id, status, raised_at, supplier_id, class_id)
            SELECT ${newId()}, ${status}, now(), (SELECT id FROM supplier ORDER BY id LIMIT 1), ${id} RETURNING id)
          INSERT INTO purchase_order_item (id, purchase_order_id, description, quantity, unit_price)
          SELECT id, id, 'Room', 1, 100 FROM made`);
      }
    }
    expect(saidOf(await moveClass(server, 'deliver', delivered))).toBe('done');
    expect(await statusesOf(delivered)).toEqual(['draft', 'provisional', 'delivered', 'billed']);
    expect(saidOf(await moveClass(server, 'cancel', canceled))).toBe('done');
    expect(await statusesOf(canceled)).toEqual(['canceled', 'canceled', 'canceled', 'billed']);
  });

  test.each([
    [{ paid: false }, 'Imogen Barraclough', 'Imogen Barraclough has no supplier'],
    [{ rate: null }, 'Imogen Barraclough Training', 'no day rate for this course'],
    // From before the limit of a rate. Three days come to more than the database's integers.
    [{ rate: 2_147_483_647 }, 'Imogen Barraclough Training', 'it would come to more than £20,000,000.00'],
  ])('without what an order is made of (%o) none is drafted, and why is said', async (trainerIs, title, reason) => {
    const id = await aClass();
    const trainer = await addTrainer(database, newId(), id, trainerIs);
    expect(sayings(await impactOfTrainer(server, id, trainer))).toContain(
      `New purchase order, ${title}: is not drafted: ${reason}`,
    );
    expect(await missing(id)).toBeNull();
    expect(await give(id, trainer)).toBe('done');
    expect(await orders(id)).toEqual([]);
    expect(await missing(id)).toBe(`There is no order for the trainer: ${reason}.`);
    // A postponed class needs no order for now.
    expect(saidOf(await moveClass(server, 'postpone', id))).toBe('done');
    expect(await missing(id)).toBeNull();
  });

  test('a class accepts a trainer who is active, teaches its course and is free at its times', async () => {
    const [id, other] = [await aClass(), await aClass()];
    const [busy, retired, stranger] = [newId(), newId(), newId()];
    for (const trainer of [busy, retired, stranger]) await addTrainer(database, trainer, id);
    await database.execute(sql`UPDATE trainer SET status = 'retired' WHERE id = ${retired}`);
    await database.execute(sql`DELETE FROM trainer_course WHERE trainer_id = ${stranger}`);
    expect(await give(other, busy)).toBe('done');
    const { rows } = await database.execute<{ ref: string }>(sql`SELECT ref FROM training_class WHERE id = ${other}`);
    expect(await give(id, retired)).toBe('Imogen Barraclough is retired and cannot be chosen.');
    expect(await give(id, stranger)).toBe('Imogen Barraclough does not teach this course.');
    expect(await give(id, busy)).toMatch(
      new RegExp(`^Imogen Barraclough teaches ${rows[0]?.ref} on \\d{1,2} [A-Z][a-z]{2} \\d{4}\\.$`),
    );
    // The preview gives the same reason, and nothing else.
    for (const trainer of [retired, stranger, busy]) {
      const refusal = { entity: 'refusal', consequence: await give(id, trainer) };
      expect(await impactOfTrainer(server, id, trainer)).toMatchObject([refusal]);
    }
    // The present trainer stays, even when retired.
    await database.execute(sql`UPDATE training_class SET trainer_id = ${retired} WHERE id = ${id}`);
    expect(await give(id, retired)).toBe('done');
    // The trainer of a postponed or canceled class is free at its times.
    expect(saidOf(await moveClass(server, 'postpone', other))).toBe('done');
    expect(await give(id, busy)).toBe('done');
  });

  test('each new date at which the trainer teaches another class is refused', async () => {
    const [taught, postponed] = [
      await aClass({ status: 'postponed', days: 1 }),
      await aClass({ status: 'postponed', days: 2 }),
    ];
    const trainer = await addTrainer(database, newId(), taught);
    expect(await give(taught, trainer)).toBe('done');
    expect(saidOf(await moveClass(server, 'reschedule', taught))).toBe('done');
    expect(await give(postponed, trainer)).toBe('done');
    const { rows } = await database.execute<{ id: string; ref: string }>(
      sql`SELECT s.id, (SELECT ref FROM training_class WHERE id = ${taught}) AS ref FROM training_session s
        WHERE s.class_id = ${postponed} ORDER BY s.starts_at`,
    );
    const sessions = rows.map((session, day) => ({
      id: `training_sessions/${session.id}`,
      // The other class is on 5 May, until half past four.
      ...{ date: `2098-05-0${4 + day}`, startsAt: '16:29', endsAt: '18:00' },
    }));
    const input = { id: `training_classes/${postponed}`, provisional: false };
    const { errors } = await write(server, 'rescheduleTrainingClass', { ...input, sessions });
    expect(errors?.[0]?.extensions).toEqual({
      status: 422,
      violations: [{ path: 'sessions.1.date', message: `Imogen Barraclough teaches ${rows[0]?.ref} on 5 May 2098.` }],
    });
    const later = sessions.map((session) => ({ ...session, startsAt: '16:30' }));
    expect(saidOf(await write(server, 'rescheduleTrainingClass', { ...input, sessions: later }))).toBe('done');
  });

  test('when two classes at the same time are given to one trainer at once, only one gets the trainer', async () => {
    const trainer = newId();
    const classes = [await aClass(), await aClass()];
    await addTrainer(database, trainer, classes[0] ?? '');
    const answers = await Promise.all(classes.map((id, turn) => give(id, trainer, turn ? server : second)));
    expect(answers.filter((words) => words === 'done')).toHaveLength(1);
    expect(answers.filter((words) => words.startsWith('Imogen Barraclough teaches TC-'))).toHaveLength(1);
  });
});

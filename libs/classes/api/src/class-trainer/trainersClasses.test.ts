import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  planOf,
  readWhole,
  type Statement,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClassesToMove, addTrainer, type ClassState } from '../testing/classesToMove.ts';

describeWithDatabase('the classes of a trainer', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements: Statement[] = [];

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement((text, parameters) => statements.push({ text, parameters }));
  });
  afterAll(() => server.close());

  async function aClass(trainer: string | null, state: Partial<ClassState> = {}): Promise<string> {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', ...state });
    await database.execute(sql`UPDATE training_class SET trainer_id = ${trainer} WHERE id = ${id}`);
    return id;
  }

  async function aTrainer(): Promise<string> {
    return addTrainer(database, newId(), await aClass(null));
  }

  /** Moves the sessions of a class by days. Its first one is in 30 days. */
  const shift = (id: string, days: number) =>
    database.execute(sql`UPDATE training_session SET starts_at = starts_at + ${days} * interval '1 day',
      ends_at = ends_at + ${days} * interval '1 day' WHERE class_id = ${id}`);

  /** A day from now on, at midnight. */
  const inDays = (days: number) => new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000).toISOString();

  async function ask(field: string, trainer: string): Promise<string[]> {
    const text = `query ($id: ID!) { trainer(id: $id) { classes: ${field} { _id } } }`;
    const { data, errors } = await server.ask(token, text, { id: `trainers/${trainer}` });
    expect(errors).toBeUndefined();
    return (data as { trainer: { classes: { _id: string }[] } }).trainer.classes.map(({ _id }) => _id);
  }

  test.each(['2097-05-05T09:30:00', '2097-05-05', '5 May 2097', '+275760-09-13T00:00:00Z', '0000-01-01T00:00:00Z'])(
    'an instant is written with its time zone, in the years 1 to 9999: %s is refused',
    async (day) => {
      const text = `query ($id: ID!, $day: DateTime!) { trainer(id: $id) { classesOnDays(fromDay: $day, toDay: $day) { id } } }`;
      const { errors } = await server.ask(token, text, { id: `trainers/${newId()}`, day });
      expect(errors?.[0]?.message).toMatch(/must be written as ISO 8601 with its time zone/);
    },
  );

  test.each(['0001-01-01T00:00:00Z', '9999-12-31T00:00:00.000Z'])(
    'the first and the last day are read: %s',
    async (day) => {
      const text = `query ($id: ID!, $day: DateTime!, $sessions: [SessionTimesInput!]!) { trainer(id: $id) {
      classesOnDays(fromDay: $day, toDay: $day) { id } unavailableDuring(sessions: $sessions) { id } clashes(sessions: $sessions) { reference } } }`;
      const sessions = [{ startsAt: day, endsAt: day }];
      const { data, errors } = await server.ask(token, text, { id: `trainers/${await aTrainer()}`, day, sessions });
      expect([data?.trainer, errors]).toEqual([{ classesOnDays: [], unavailableDuring: [], clashes: [] }, undefined]);
    },
  );

  const onDays = (from: number, to: number) => `classesOnDays(fromDay: "${inDays(from)}", toDay: "${inDays(to)}")`;

  test('CLS-11 still to teach are those that are not over, also a running one, and postponed ones', async () => {
    const trainer = await aTrainer();
    const coming = await aClass(trainer, { status: 'provisional' });
    const running = await aClass(trainer, { days: 3 });
    await shift(running, -31);
    const postponed = await aClass(trainer, { status: 'postponed', over: true });
    for (const state of [{ status: 'canceled' }, { status: 'confirmed', over: true }] as const) {
      await aClass(trainer, state);
    }
    await aClass(trainer, { status: 'delivered', over: true });
    expect(await ask('classesToTeach', trainer)).toEqual([postponed, running, coming]);
    expect(await ask('classesToTeach', await aTrainer())).toEqual([]);
  });

  test('CLS-11 a running class is not over yet, so a list asks for the end of classes', async () => {
    const trainer = await aTrainer();
    const coming = await aClass(trainer);
    const running = await aClass(trainer, { days: 3 });
    await shift(running, -31);
    const over = await aClass(trainer, { status: 'confirmed', over: true });
    const now = new Date().toISOString();
    const ended = async (bound: string) => {
      const text = `query ($trainer: ID!) { trainingClasses(
        trainer: $trainer, endsAt: [{ ${bound}: "${now}" }], order: [{ startsAt: ASC }]) { edges { node { _id } } } }`;
      const { data, errors } = await server.ask(token, text, { trainer: `trainers/${trainer}` });
      expect(errors).toBeUndefined();
      const found = data as { trainingClasses: { edges: { node: { _id: string } }[] } };
      return found.trainingClasses.edges.map(({ node }) => node._id);
    };
    expect([await ended('strictly_after'), await ended('before')]).toEqual([[running, coming], [over]]);
  });

  test('CLS-11 on certain days are those with a session then, and not postponed or canceled ones', async () => {
    const trainer = await aTrainer();
    const id = await aClass(trainer, { days: 3 });
    await aClass(trainer, { status: 'postponed' });
    await aClass(trainer, { status: 'canceled' });
    await aClass(await aTrainer());
    expect(await ask(onDays(28, 29), trainer)).toEqual([]);
    expect(await ask(onDays(29, 30), trainer)).toEqual([id]);
    expect(await ask(onDays(32, 32), trainer)).toEqual([id]);
    expect(await ask(onDays(33, 60), trainer)).toEqual([]);
    // Between two sessions the trainer is free.
    await database.execute(sql`UPDATE training_session SET starts_at = starts_at + interval '5 days', ends_at = ends_at + interval '5 days'
      WHERE id = (SELECT id FROM training_session WHERE class_id = ${id} ORDER BY starts_at DESC LIMIT 1)`);
    expect(await ask(onDays(33, 35), trainer)).toEqual([]);
    expect(await ask(onDays(35, 37), trainer)).toEqual([id]);
  });

  test('the last day must not be before the first', async () => {
    const text = `query ($id: ID!) { trainer(id: $id) { ${onDays(30, 29)} { id } } }`;
    const { errors } = await server.ask(token, text, { id: `trainers/${await aTrainer()}` });
    expect(errors?.[0]?.extensions).toMatchObject({
      status: 422,
      violations: [{ path: 'toDay', message: 'To must not be before From' }],
    });
  });

  test('each take one statement, which reads by indexes', async () => {
    const trainer = await aTrainer();
    await aClass(trainer);
    for (const field of ['classesToTeach', onDays(0, 40)]) {
      statements = [];
      expect(await ask(field, trainer)).toHaveLength(1);
      const asked = statements.filter(({ text }) => text.includes('"training_class"'));
      expect(asked).toHaveLength(1);
      for (const statement of asked) expect(readWhole(await planOf(database, statement))).toEqual([]);
    }
  });

  test('are visible to staff only', async () => {
    const { data, errors } = await server.ask(
      await server.token('trainer@example.com'),
      `query ($id: ID!) { trainer(id: $id) { classesToTeach { id } } }`,
      { id: `trainers/${await aTrainer()}` },
    );
    expect([data?.trainer ?? null, errors?.[0]?.extensions?.status]).toEqual([null, 403]);
  });
});

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
import { classDesk, saidOf } from '../testing/classDesk.ts';
import { addClassesToMove, addTrainer, type ClassState } from '../testing/classesToMove.ts';

const asked = '{ busyTrainers { trainer reference startsAt reason } }';

interface Busy {
  trainer: string;
  reference: string;
  startsAt: string;
  reason: string;
}

describeWithDatabase('the trainers who are busy at the times of a class', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements: Statement[] = [];
  const { write, moveClass } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement((text, parameters) => statements.push({ text, parameters }));
  });
  afterAll(() => server.close());

  const asking = () => statements.filter(({ text }) => text.includes('distinct on'));

  const give = async (trainingClass: string, trainer: string) =>
    saidOf(
      await write(server, 'updateTrainingClass', {
        id: `training_classes/${trainingClass}`,
        trainer: `trainers/${trainer}`,
      }),
    );

  async function aClass(state: Partial<ClassState> = {}): Promise<string> {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', days: 3, ...state });
    return id;
  }

  async function busyAt(trainingClass: string, as = token) {
    const text = `query ($id: ID!) { trainingClass(id: $id) ${asked} }`;
    return server.ask(as, text, { id: `training_classes/${trainingClass}` });
  }

  /** Returns the entries of one trainer in a class’s `busyTrainers`. */
  async function busyEntriesOf(trainingClass: string, trainer: string): Promise<Busy[]> {
    const { data } = await busyAt(trainingClass);
    const found = data?.trainingClass as { busyTrainers: Busy[] } | undefined;
    if (!found) throw new Error('The class was not found.');
    return found.busyTrainers.filter((busy) => busy.trainer === `trainers/${trainer}`);
  }

  const shift = (trainingClass: string, by: string) =>
    database.execute(sql`UPDATE training_session SET starts_at = starts_at + ${by}::interval, ends_at = ends_at + ${by}::interval
      WHERE class_id = ${trainingClass}`);

  test('are listed once each, with the first day that is taken and the message of the refusal', async () => {
    const [id, other] = [await aClass(), await aClass({ days: 2 })];
    const trainer = await addTrainer(database, newId(), id);
    expect(await busyEntriesOf(id, trainer)).toEqual([]);
    expect(await give(other, trainer)).toBe('done');
    await shift(other, '1 day');
    const { rows } = await database.execute<{ ref: string; starts: Date | string }>(
      sql`SELECT ref, starts_at AS starts FROM training_class WHERE id = ${other}`,
    );
    expect(await busyEntriesOf(id, trainer)).toEqual([
      {
        trainer: `trainers/${trainer}`,
        reference: rows[0]?.ref,
        startsAt: new Date(rows[0]?.starts ?? '').toISOString(),
        reason: await give(id, trainer),
      },
    ]);
    // A trainer's own class does not make the trainer busy for that class.
    expect(await busyEntriesOf(other, trainer)).toEqual([]);
  });

  test('are free when the other class ends as this one begins or is on another day, or when one of the two has no duration', async () => {
    const [id, other] = [await aClass({ days: 1 }), await aClass({ days: 1 })];
    const trainer = await addTrainer(database, newId(), id);
    expect(await give(other, trainer)).toBe('done');
    expect(await busyEntriesOf(id, trainer)).toHaveLength(1);
    for (const by of ['7 hours', '-14 hours', '31 hours']) {
      await shift(other, by);
      expect([by, await busyEntriesOf(id, trainer)]).toEqual([by, []]);
    }
    await shift(other, '-24 hours');
    expect(await busyEntriesOf(id, trainer)).toHaveLength(1);
    await database.execute(sql`UPDATE training_class SET status = 'canceled' WHERE id = ${other}`);
    expect(await busyEntriesOf(id, trainer)).toEqual([]);
    await database.execute(sql`UPDATE training_class SET status = 'provisional' WHERE id = ${other}`);
    expect(await busyEntriesOf(id, trainer)).toHaveLength(1);
    expect(saidOf(await moveClass(server, 'postpone', id))).toBe('done');
    expect(await busyEntriesOf(id, trainer)).toEqual([]);
    expect(await give(id, trainer)).toBe('done');
  });

  test('are read with one statement, however many trainers and classes there are', async () => {
    const [id, other] = [await aClass(), await aClass()];
    const trainer = await addTrainer(database, newId(), id);
    expect(await give(other, trainer)).toBe('done');
    statements = [];
    expect(await busyEntriesOf(id, trainer)).toHaveLength(1);
    expect(asking()).toHaveLength(1);
    statements = [];
    const { errors } = await server.ask(token, `{ trainingClasses(first: 50) { edges { node ${asked} } } }`);
    expect(errors).toBeUndefined();
    expect(asking()).toHaveLength(1);
  });

  test('are found by indexes', async () => {
    const id = await aClass();
    statements = [];
    await busyAt(id);
    const [statement] = asking();
    if (!statement) throw new Error('The field sent no statement.');
    const steps = await planOf(database, statement);
    const indexes = steps.map((step) => step['Index Name']);
    expect(indexes).toEqual(
      expect.arrayContaining(['training_class_of_trainer', 'training_session_class_id_starts_at_key']),
    );
    expect(readWhole(steps)).toEqual([]);
  });

  test('are visible to staff only', async () => {
    const { data, errors } = await busyAt(await aClass(), await server.token('trainer@example.com'));
    expect([data?.trainingClass ?? null, errors?.[0]?.extensions?.status]).toEqual([null, 403]);
  });
});

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

describeWithDatabase('the days on which a trainer is unavailable', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements: Statement[] = [];
  const { write } = classDesk(
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

  async function aClass(state: Partial<ClassState> = {}): Promise<string> {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', days: 3, ...state });
    return id;
  }

  /** Returns the first day of a class in 2026-11-16, and the day so many days later. */
  async function dayOf(trainingClass: string, later = 0): Promise<string> {
    const { rows } = await database.execute<{ day: string }>(
      sql`SELECT to_char((starts_at AT TIME ZONE 'UTC')::date + ${later}::int, 'YYYY-MM-DD') AS day
        FROM training_class WHERE id = ${trainingClass}`,
    );
    return rows[0]?.day ?? '';
  }

  const away = (trainer: string, fromDay: string, toDay = fromDay, note: string | null = 'Holiday') =>
    write(server, 'createTrainerUnavailability', { trainer: `trainers/${trainer}`, fromDay, toDay, note });

  const give = async (trainingClass: string, trainer: string) =>
    saidOf(
      await write(server, 'updateTrainingClass', {
        id: `training_classes/${trainingClass}`,
        trainer: `trainers/${trainer}`,
      }),
    );

  async function ask<Answer>(text: string, variables: object): Promise<Answer> {
    const { data, errors } = await server.ask(token, text, { ...variables });
    expect(errors).toBeUndefined();
    return data as Answer;
  }

  async function unavailableFor(trainingClass: string, trainer: string) {
    const text = `query ($id: ID!) { trainingClass(id: $id) {
      busyTrainers { trainer } unavailableTrainers { trainer fromDay toDay note reason } } }`;
    const { trainingClass: found } = await ask<{
      trainingClass: { busyTrainers: { trainer: string }[]; unavailableTrainers: { trainer: string }[] };
    }>(text, { id: `training_classes/${trainingClass}` });
    const own = (one: { trainer: string }) => one.trainer === `trainers/${trainer}`;
    expect(found.busyTrainers.filter(own)).toEqual([]);
    return found.unavailableTrainers.filter(own);
  }

  /** Returns the notes of the periods that meet the time from the first to the second day. */
  const periods = async (which: object, from: string, to: string) => {
    const text = `query ($trainer: ID, $course: ID, $from: String, $to: String) {
      trainerUnavailabilities(first: 500, trainer: $trainer, course: $course, fromDay: [{ before: $to }], toDay: [{ after: $from }]) {
        edges { node { trainer { id } note } } } }`;
    const { trainerUnavailabilities } = await ask<{
      trainerUnavailabilities: { edges: { node: { trainer: { id: string }; note: string } }[] };
    }>(text, { ...which, from, to });
    return trainerUnavailabilities.edges.map(({ node }) => node);
  };

  test('CLS-11 refuse a class on any of them, and are listed with the message of the refusal', async () => {
    const id = await aClass();
    const trainer = await addTrainer(database, newId(), id);
    const last = await dayOf(id, 2);
    await away(trainer, last, await dayOf(id, 6));
    const [found, ...others] = await unavailableFor(id, trainer);
    expect([found, others]).toEqual([
      {
        trainer: `trainers/${trainer}`,
        fromDay: `${last}T00:00:00.000Z`,
        toDay: `${await dayOf(id, 6)}T00:00:00.000Z`,
        note: 'Holiday',
        reason: expect.stringMatching(/^Imogen Barraclough is unavailable from .* to .* \(Holiday\)\.$/),
      },
      [],
    ]);
    expect(await give(id, trainer)).toBe((found as unknown as { reason: string }).reason);
  });

  test('CLS-11 do not count on other days, for a postponed class, or when they are removed', async () => {
    const id = await aClass();
    const trainer = await addTrainer(database, newId(), id);
    await away(trainer, await dayOf(id, -4), await dayOf(id, -1));
    await away(trainer, await dayOf(id, 3), await dayOf(id, 4));
    expect(await unavailableFor(id, trainer)).toEqual([]);
    await away(trainer, await dayOf(id, 1), await dayOf(id, 1), null);
    expect(await unavailableFor(id, trainer)).toMatchObject([
      { note: null, reason: expect.stringMatching(/^Imogen Barraclough is unavailable on \d+ \w+ \d+\.$/) },
    ]);
    await database.execute(sql`UPDATE training_class SET status = 'postponed' WHERE id = ${id}`);
    expect(await unavailableFor(id, trainer)).toEqual([]);
    await database.execute(sql`UPDATE training_class SET status = 'confirmed' WHERE id = ${id}`);
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM trainer_unavailability WHERE trainer_id = ${trainer} AND note IS NULL`,
    );
    await write(server, 'deleteTrainerUnavailability', { id: `trainer_unavailabilities/${rows[0]?.id}` });
    expect(await give(id, trainer)).toBe('done');
  });

  test('CLS-11 are refused when the trainer has the very same period, alone or at the same moment', async () => {
    const trainer = await addTrainer(database, newId(), await aClass());
    const day = '2097-05-06';
    const said = await Promise.all(
      [away(trainer, day), away(trainer, day, day, 'Ill')].map(async (one) => saidOf(await one)),
    );
    const refusal = 'These days are recorded as unavailable already.';
    expect(said.toSorted()).toEqual([refusal, 'done'].toSorted());
    const again = await away(trainer, day);
    expect(again.errors?.[0]?.extensions).toMatchObject({ violations: [{ path: 'fromDay', message: refusal }] });
    // Longer days that overlap them are another period. It cannot be changed to the same days either.
    expect(saidOf(await away(trainer, day, '2097-05-07', 'Longer'))).toBe('done');
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM trainer_unavailability WHERE trainer_id = ${trainer} AND note = 'Longer'`,
    );
    const change = async (input: object) =>
      saidOf(
        await write(server, 'updateTrainerUnavailability', { id: `trainer_unavailabilities/${rows[0]?.id}`, ...input }),
      );
    expect(await change({ toDay: day })).toBe(refusal);
    expect(await change({ note: 'Much longer' })).toBe('done');
    expect(saidOf(await away(await addTrainer(database, newId(), await aClass()), day))).toBe('done');
  });

  test('CLS-11 name the classes that the trainer has then already', async () => {
    const id = await aClass();
    const trainer = await addTrainer(database, newId(), id);
    expect(await give(id, trainer)).toBe('done');
    await away(trainer, await dayOf(id, 2));
    await away(trainer, await dayOf(id, 3));
    const text = `query ($id: ID!) { trainer(id: $id) { unavailabilities { edges { node { clashes { id } } } } } }`;
    const shown = async () => {
      const { trainer: found } = await ask<{
        trainer: { unavailabilities: { edges: { node: { clashes: { id: string }[] } }[] } };
      }>(text, { id: `trainers/${trainer}` });
      return found.unavailabilities.edges.map(({ node }) => node.clashes.map((one) => one.id));
    };
    expect(await shown()).toEqual([[], [`training_classes/${id}`]]);
    await database.execute(sql`UPDATE training_class SET status = 'canceled' WHERE id = ${id}`);
    expect(await shown()).toEqual([[], []]);
  });

  test('are found for planned sessions, by trainer and by course', async () => {
    const id = await aClass();
    const trainer = await addTrainer(database, newId(), id);
    await away(trainer, await dayOf(id), await dayOf(id, 1), 'First');
    await away(trainer, await dayOf(id, 4), await dayOf(id, 6), 'Second');
    const meeting = async (from: number, to: number) => {
      const found = await periods({ trainer: `trainers/${trainer}` }, await dayOf(id, from), await dayOf(id, to));
      return found.map(({ note }) => note);
    };
    expect(await meeting(-3, -1)).toEqual([]);
    expect(await meeting(-1, 0)).toEqual(['First']);
    expect(await meeting(1, 3)).toEqual(['First']);
    expect(await meeting(2, 3)).toEqual([]);
    expect(await meeting(1, 5)).toEqual(['First', 'Second']);
    const { rows } = await database.execute<{ course: string; other: string }>(
      sql`SELECT v.course_id AS course, (SELECT min(id) FROM course WHERE id <> v.course_id) AS other
        FROM training_class c JOIN course_version v ON v.id = c.course_version_id WHERE c.id = ${id}`,
    );
    const own = { trainer: { id: `trainers/${trainer}` }, note: 'First' };
    const day = await dayOf(id);
    expect(await periods({ course: `courses/${rows[0]?.course}` }, day, day)).toContainEqual(own);
    expect(await periods({ course: `courses/${rows[0]?.other}` }, day, day)).not.toContainEqual(own);
  });

  test('are found for the typed times of sessions', async () => {
    const id = await aClass();
    const trainer = await addTrainer(database, newId(), id);
    await away(trainer, await dayOf(id, 1), await dayOf(id, 2), 'First');
    await away(trainer, await dayOf(id, 9), await dayOf(id, 9), 'Second');
    const text = `query ($id: ID!, $sessions: [SessionTimesInput!]!) {
      trainer(id: $id) { unavailableDuring(sessions: $sessions) { note } } }`;
    const meeting = async (...sessions: [day: number, from: string, until: string][]) => {
      const times = await Promise.all(
        sessions.map(async ([day, from, until]) => {
          const date = await dayOf(id, day);
          return { startsAt: `${date}T${from}Z`, endsAt: `${date}T${until}Z` };
        }),
      );
      const found = await ask<{ trainer: { unavailableDuring: { note: string }[] } }>(text, {
        id: `trainers/${trainer}`,
        sessions: times,
      });
      return found.trainer.unavailableDuring.map(({ note }) => note);
    };
    expect(await meeting()).toEqual([]);
    expect(await meeting([0, '09:30:00', '23:59:59'], [3, '00:00:00', '16:30:00'])).toEqual([]);
    expect(await meeting([2, '23:00:00', '23:59:00'])).toEqual(['First']);
    expect(
      await meeting([1, '00:00:00', '00:30:00'], [5, '09:30:00', '16:30:00'], [9, '09:30:00', '16:30:00']),
    ).toEqual(['First', 'Second']);
  });

  test('are found by indexes', async () => {
    const id = await aClass();
    const trainer = await addTrainer(database, newId(), id);
    await away(trainer, await dayOf(id));
    statements = [];
    await unavailableFor(id, trainer);
    await give(id, trainer);
    const asked = statements.filter(({ text }) => text.includes('"trainer_unavailability"'));
    expect(asked).toHaveLength(2);
    for (const statement of asked) expect(readWhole(await planOf(database, statement))).toEqual([]);
  });

  test('are visible to staff only', async () => {
    const { data, errors } = await server.ask(
      await server.token('trainer@example.com'),
      '{ trainerUnavailabilities { totalCount } }',
    );
    expect([data?.trainerUnavailabilities ?? null, errors?.[0]?.extensions?.status]).toEqual([null, 403]);
  });
});

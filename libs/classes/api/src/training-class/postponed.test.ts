import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { runBackfills } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classDesk, saidOf } from '../testing/classDesk.ts';
import { addClassesToMove } from '../testing/classesToMove.ts';

describeWithDatabase('a postponed class', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  const { moveClass } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function wasProvisional(trainingClass: string): Promise<unknown> {
    const { data } = await server.ask(token, 'query ($id: ID!) { trainingClass(id: $id) { wasProvisional } }', {
      id: `training_classes/${trainingClass}`,
    });
    return (data?.trainingClass as { wasProvisional: boolean } | undefined)?.wasProvisional;
  }

  test.each([
    ['provisional', 'rescheduleProvisional', true],
    ['provisional', 'reschedule', true],
    ['provisional', 'cancel', true],
    ['confirmed', 'reschedule', false],
  ] as const)('that was %s remembers it until the move %s', async (status, move, remembered) => {
    const [id = ''] = await addClassesToMove(database, 1, { status });
    expect(await wasProvisional(id)).toBe(false);
    expect(saidOf(await moveClass(server, 'postpone', id))).toBe('done');
    expect(await wasProvisional(id)).toBe(remembered);
    expect(saidOf(await moveClass(server, move, id))).toBe('done');
    expect(await wasProvisional(id)).toBe(false);
  });

  test('of an older release learns from its history whether it was provisional, at its newest postponement', async () => {
    const [never = '', once = ''] = await addClassesToMove(database, 2, { status: 'confirmed' });
    const [always = '', before = ''] = await addClassesToMove(database, 2, { status: 'provisional' });
    const all = [never, once, always, before];
    const postpone = async (ids: string[]) => {
      for (const id of ids) expect(saidOf(await moveClass(server, 'postpone', id))).toBe('done');
    };
    await postpone(all);
    expect(saidOf(await moveClass(server, 'rescheduleProvisional', once))).toBe('done');
    expect(saidOf(await moveClass(server, 'reschedule', before))).toBe('done');
    await postpone([once, before]);
    for (const id of all)
      await database.execute(sql`UPDATE training_class SET was_provisional = false WHERE id = ${id}`);
    expect(await runBackfills(database, 'provisional before postponed')).toEqual([]);
    expect(await Promise.all(all.map(wasProvisional))).toEqual([false, true, true, false]);
  });
});

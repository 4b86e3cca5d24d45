import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
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
});

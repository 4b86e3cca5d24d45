import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClassesToMove, addTrainer } from '../testing/classesToMove.ts';

interface Shown {
  readonly history: {
    readonly edges: readonly {
      readonly node: {
        readonly reason: string | null;
        readonly user: { readonly person: { readonly fullName: string } };
        readonly changes: readonly {
          readonly field: string;
          readonly from: string | null;
          readonly to: string | null;
        }[];
      };
    }[];
  };
}

const reading = `query ($id: ID!) { trainer(id: $id) { history {
  edges { node { reason user { person { fullName } } changes { field from to } } } } } }`;

describeWithDatabase('the history of a trainer', (databases) => {
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  /** Returns the id of a created record. */
  async function write(token: string, name: string, input: object): Promise<string> {
    const [, record] = /^create(.+)$/.exec(name) ?? [];
    const selected = record ? `made: ${record.charAt(0).toLowerCase()}${record.slice(1)} { id }` : 'clientMutationId';
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${selected} } }`;
    const { data, errors } = await server.ask(token, text, { input });
    expect(errors).toBeUndefined();
    const answer = data?.[name] as { made?: { id: string } } | undefined;
    return answer?.made?.id ?? '';
  }

  async function historyFor(token: string, trainer: string) {
    const { data, errors } = await server.ask(token, reading, { id: trainer });
    expect(errors).toBeUndefined();
    const found = data?.trainer as Shown | undefined;
    return found?.history.edges.map(({ node }) => node) ?? [];
  }

  async function aTrainer(): Promise<string> {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    return `trainers/${await addTrainer(database, newId(), id)}`;
  }

  test('CLS-11 names the unavailable days that are added, changed and removed; both roles of staff read it', async () => {
    const [manager, admin] = [await server.token('manager@example.com'), await server.token('admin@example.com')];
    const trainer = await aTrainer();
    const days = { fromDay: '2097-03-04', toDay: '2097-03-06' };
    const id = await write(manager, 'createTrainerUnavailability', { trainer, ...days, note: 'Holiday' });
    await write(admin, 'updateTrainerUnavailability', { id, toDay: '2097-03-05' });
    await write(manager, 'updateTrainerUnavailability', { id, ...days, toDay: '2097-03-05' });
    await write(manager, 'updateTrainerUnavailability', { id, toDay: '2097-03-04', note: null });
    await write(manager, 'deleteTrainerUnavailability', { id });
    const entries = await historyFor(manager, trainer);
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'Unavailable days', from: '4 Mar 2097', to: null }],
      [{ field: 'Unavailable days', from: '4 – 5 Mar 2097 (Holiday)', to: '4 Mar 2097' }],
      [{ field: 'Unavailable days', from: '4 – 6 Mar 2097 (Holiday)', to: '4 – 5 Mar 2097 (Holiday)' }],
      [{ field: 'Unavailable days', from: null, to: '4 – 6 Mar 2097 (Holiday)' }],
    ]);
    expect(new Set(entries.map(({ user }) => user.person.fullName)).size).toBe(2);
    expect(await historyFor(admin, trainer)).toEqual(entries);
    const { errors } = await server.ask(await server.token('trainer@example.com'), reading, { id: trainer });
    expect(errors?.[0]?.extensions?.status).toBe(403);
  });

  test('CLS-11 names the courses that the trainer gets and loses, and changes of competency and day rate', async () => {
    const manager = await server.token('manager@example.com');
    const trainer = await aTrainer();
    const { rows } = await database.execute<{ id: string; name: string }>(
      sql`SELECT id, reference || ' ' || title AS name FROM course WHERE published_version_id IS NOT NULL AND id NOT IN (
        SELECT course_id FROM trainer_course WHERE 'trainers/' || trainer_id = ${trainer}) LIMIT 1`,
    );
    const [course] = rows;
    const input = { trainer, course: `courses/${course?.id}`, competency: 3, rate: 40_500 };
    const id = await write(manager, 'createTrainerCourse', input);
    await write(manager, 'updateTrainerCourse', { id, competencySelf: 0, rate: null });
    await write(manager, 'deleteTrainerCourse', { id });
    const first = `${course?.name}, Internal competency 3, Day rate £405.00`;
    const second = `${course?.name}, Internal competency 3, Self competency 0`;
    expect((await historyFor(manager, trainer)).map(({ changes }) => changes)).toEqual([
      [{ field: 'Courses', from: second, to: null }],
      [{ field: 'Courses', from: first, to: second }],
      [{ field: 'Courses', from: null, to: first }],
    ]);
  });

  test('CLS-11 names a new name, email and telephone of the trainer, and nothing that stays', async () => {
    const manager = await server.token('manager@example.com');
    const id = await aTrainer();
    const email = `${newId().toLowerCase()}@barraclough.example`;
    await write(manager, 'updateTrainer', { id, familyName: 'Reid', email, telephone: '01423 496 0118' });
    await write(manager, 'updateTrainer', { id, email, telephone: null, status: 'retired', reason: 'Moved to Spain.' });
    await write(manager, 'updateTrainer', { id, familyName: 'Reid' });
    const entries = await historyFor(manager, id);
    expect(entries.map(({ reason }) => reason)).toEqual(['Moved to Spain.', null]);
    expect(entries.map(({ changes }) => changes)).toEqual([
      [
        { field: 'Status', from: 'Active', to: 'Retired' },
        { field: 'Telephone', from: '01423 496 0118', to: null },
      ],
      [
        { field: 'Family name', from: 'Barraclough', to: 'Reid' },
        { field: 'Email', from: null, to: email },
        { field: 'Telephone', from: null, to: '01423 496 0118' },
      ],
    ]);
  });

  test('CLS-11 names the location before and after: new, changed, the same and removed', async () => {
    const manager = await server.token('manager@example.com');
    const id = await aTrainer();
    const location = { address1: '8 Valley Drive', city: 'Harrogate', postcode: 'HG2 0JB', country: 'GB' };
    await write(manager, 'updateTrainer', { id, location });
    await write(manager, 'updateTrainer', { id, location: { ...location, city: 'Ripon' } });
    await write(manager, 'updateTrainer', { id, location: { ...location, city: 'Ripon' } });
    await write(manager, 'updateTrainer', { id, location: null });
    const [harrogate, ripon] = ['Harrogate', 'Ripon'].map((city) => `8 Valley Drive, ${city}, HG2 0JB, GB`);
    expect((await historyFor(manager, id)).map(({ changes }) => changes)).toEqual([
      [{ field: 'Location', from: ripon, to: null }],
      [{ field: 'Location', from: harrogate, to: ripon }],
      [{ field: 'Location', from: null, to: harrogate }],
    ]);
  });
});

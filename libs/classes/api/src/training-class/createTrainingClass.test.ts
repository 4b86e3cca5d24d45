import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saidOf } from '../testing/classDesk.ts';
import { addClassesToMove, addTrainer } from '../testing/classesToMove.ts';

const shown = `id reference status public seatsTotalCount trainer { id } deliveryAddress { city }
  publicSchedule { maxAttendees deliveryFormat address { city } startsAt: sessions { edges { node { startsAt } } } }
  sessions { edges { node { startsAt endsAt meetingLink seats(first: 20) { totalCount } } } }`;

interface Made {
  id: string;
  reference: string;
}

function madeIn(data: GraphqlAnswer['data']): Made {
  const answer = data?.createTrainingClass as { trainingClass: Made } | null | undefined;
  if (!answer) throw new Error('No class was created.');
  return answer.trainingClass;
}

describeWithDatabase('createTrainingClass', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  /** The input of a class of a published course, with a trainer who teaches it. Each test has its own month. */
  async function wanted(month: string, changes: object = {}) {
    const { rows } = await database.execute<{ course: string; brand: string; customer: string; class: string }>(
      sql`SELECT k.id AS course, c.brand_id AS brand, (SELECT min(id::text) FROM customer) AS customer, c.id AS class
        FROM course k JOIN course_version v ON v.id = k.published_version_id JOIN training_class c ON c.course_version_id = v.id
        ORDER BY k.id LIMIT 1`,
    );
    const [found] = rows;
    if (!found) throw new Error('The demo data has no class of a published version.');
    const hours = { startsAt: '09:30', endsAt: '16:30' };
    return {
      of: found,
      input: {
        type: 'private',
        course: `courses/${found.course}`,
        customer: `customers/${found.customer}`,
        brand: `brands/${found.brand}`,
        title: 'Leadership Essentials',
        maxAttendees: 3,
        deliveryFormat: 'other',
        deliveryAddress: { address1: '4 Park Row', city: 'Leeds', country: 'GB' },
        sessions: [
          { date: `2097-${month}-05`, ...hours, meetingLink: 'https://zoom.example/j/1' },
          { date: `2097-${month}-06`, ...hours },
        ],
        ...changes,
      },
    };
  }

  const create = (input: object) =>
    server.ask(
      token,
      `mutation ($input: createTrainingClassInput!) { createTrainingClass(input: $input) { trainingClass { ${shown} } } }`,
      { input },
    );

  test('CLS-05 a public class gets a public schedule with its own copy of the place, and a seat for each place a day', async () => {
    const { input } = await wanted('01', { type: 'public' });
    const { data, errors } = await create(input);
    expect(errors).toBeUndefined();
    const made = madeIn(data);
    expect(made).toMatchObject({
      status: 'provisional',
      public: true,
      seatsTotalCount: 3,
      deliveryAddress: { city: 'Leeds' },
      publicSchedule: { maxAttendees: 3, deliveryFormat: 'other', address: { city: 'Leeds' } },
      sessions: {
        edges: [
          {
            node: {
              startsAt: '2097-01-05T09:30:00.000Z',
              endsAt: '2097-01-05T16:30:00.000Z',
              meetingLink: 'https://zoom.example/j/1',
              seats: { totalCount: 3 },
            },
          },
          { node: { startsAt: '2097-01-06T09:30:00.000Z', meetingLink: null, seats: { totalCount: 3 } } },
        ],
      },
    });
  });

  test('the history of a new class begins with its dates, its sessions and its address', async () => {
    const { input } = await wanted('09');
    const [first, second] = input.sessions;
    const { id } = madeIn((await create({ ...input, sessions: [second, first] })).data);
    const text = `query ($id: ID!) { trainingClass(id: $id) { history { edges { node { action changes { field from to } } } } } }`;
    const { data } = await server.ask(token, text, { id });
    const of = data?.trainingClass as { history: { edges: { node: { action: string; changes: object[] } }[] } };
    const [entry, ...others] = of.history.edges.map(({ node }) => node);
    expect([entry?.action, others]).toEqual(['created', []]);
    expect(entry?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Starts', from: null, to: expect.stringContaining('2097') },
        { field: 'Ends', from: null, to: expect.stringContaining('2097') },
        {
          field: 'Sessions',
          from: null,
          to: expect.stringMatching(/5 Sept? 2097.*https:\/\/zoom\.example\/j\/1; .*6 Sept? 2097/),
        },
        { field: 'Delivery address', from: null, to: '4 Park Row, Leeds, GB' },
      ]),
    );
  });

  test('a class on site or in a training centre drops the meeting links of its sessions, as the form does', async () => {
    for (const deliveryFormat of ['on_site', 'training_centre']) {
      const { input } = await wanted('11', { deliveryFormat });
      const { sessions } = madeIn((await create(input)).data) as unknown as {
        sessions: { edges: { node: { meetingLink: string | null } }[] };
      };
      expect(sessions.edges.map(({ node }) => node.meetingLink)).toEqual([null, null]);
    }
  });

  test('a class of 500 places over 50 days is made whole', async () => {
    const days = Array.from({ length: 50 }, (_, index) => ({
      date: `2096-${String(Math.floor(index / 25) + 1).padStart(2, '0')}-${String((index % 25) + 1).padStart(2, '0')}`,
      startsAt: '09:30',
      endsAt: '16:30',
    }));
    const { input } = await wanted('02', { maxAttendees: 500, sessions: days });
    expect(saidOf(await create(input))).toBe('done');
    expect(saidOf(await create({ ...input, sessions: [...days, { ...days[0], date: '2096-05-01' }] }))).not.toBe(
      'done',
    );
  });

  test('the trainer must be active, teach the course and be free', async () => {
    const { of, input } = await wanted('03');
    const trainer = await addTrainer(database, newId(), of.class);
    const chosen = { ...input, trainer: `trainers/${trainer}` };
    await database.execute(sql`UPDATE trainer SET status = 'retired' WHERE id = ${trainer}`);
    expect(saidOf(await create(chosen))).toContain('is retired and cannot be chosen.');
    await database.execute(sql`UPDATE trainer SET status = 'active' WHERE id = ${trainer}`);
    const { data } = await create(chosen);
    const made = madeIn(data);
    expect(saidOf(await create(chosen))).toContain(`Imogen Barraclough teaches ${made.reference} on 5 Mar 2097.`);
    await database.execute(sql`DELETE FROM trainer_course WHERE trainer_id = ${trainer}`);
    expect(saidOf(await create({ ...(await wanted('04')).input, trainer: `trainers/${trainer}` }))).toContain(
      'does not teach this course.',
    );
  });

  test('of two people who give one trainer two classes at once, one is told', async () => {
    const { of, input } = await wanted('05');
    const trainer = await addTrainer(database, newId(), of.class);
    const chosen = { ...input, trainer: `trainers/${trainer}` };
    const said = (await Promise.all([create(chosen), create(chosen)])).map(saidOf).sort();
    expect(said[1]).toBe('done');
    expect(said[0]).toMatch(/^.*Imogen Barraclough teaches TC-\d+ on/);
  });

  test('a trainer who is paid for the course gets a draft of a purchase order', async () => {
    const [known = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const { rows } = await database.execute<{ course: string }>(
      sql`SELECT v.course_id AS course FROM training_class c JOIN course_version v ON v.id = c.course_version_id WHERE c.id = ${known}`,
    );
    const trainer = await addTrainer(database, newId(), known);
    await database.execute(sql`UPDATE course SET published_version_id = (SELECT course_version_id FROM training_class WHERE id = ${known})
      WHERE id = ${rows[0]?.course}`);
    const { input } = await wanted('06', { course: `courses/${rows[0]?.course}`, trainer: `trainers/${trainer}` });
    const { data, errors } = await create(input);
    expect(errors).toBeUndefined();
    const id = madeIn(data).id.split('/')[1];
    const orders = await database.execute<{ status: string }>(
      sql`SELECT status FROM purchase_order WHERE class_id = ${id}`,
    );
    expect(orders.rows).toEqual([{ status: 'draft' }]);
  });

  test('a course without a published version cannot be held', async () => {
    const { input } = await wanted('07');
    const id = newId();
    await database.execute(
      sql`INSERT INTO course (id, subject_id, reference) SELECT ${id}, min(id::text), ${`C-${id}`} FROM subject`,
    );
    await database.execute(
      sql`INSERT INTO course_version (id, course_id, number, title) VALUES (${id}, ${id}, 1, 'Coaching')`,
    );
    const { errors } = await create({ ...input, course: `courses/${id}` });
    expect(errors?.[0]?.extensions?.violations).toEqual([
      { path: 'course', message: 'Coaching has no published version. Publish the course first.' },
    ]);
  });
});

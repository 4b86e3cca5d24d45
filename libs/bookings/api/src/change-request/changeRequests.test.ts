import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const listing = `query ($first: Int, $order: [ChangeRequestFilter_order!], $approval: [ChangeRequestApproval!], $status: [ChangeRequestStatus!]) {
  changeRequests(first: $first, order: $order, approval_list: $approval, status_list: $status) {
    edges { node { id subject status approval kind rejectionReason updatedAt createdBy { person { fullName } }
      booking { id reference customer { name } } bookingItem { title class { reference } }
      newTrainingClass { reference } newTrainer { contact { fullName } } delegate { familyName } } } } }`;

interface Listed {
  id: string;
  subject: string;
  status: string;
  approval: string;
  rejectionReason: string | null;
  updatedAt: string;
  booking: { reference: string };
}

describeWithDatabase('the list of change requests', (databases) => {
  let database: Database;
  let server: TestServer;
  let priya: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    priya = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function list(variables: object): Promise<Listed[]> {
    const { data, errors } = await server.ask(priya, listing, { first: 500, ...variables });
    expect(errors).toBeUndefined();
    return (data as unknown as { changeRequests: { edges: { node: Listed }[] } }).changeRequests.edges.map(
      ({ node }) => node,
    );
  }

  test.each<[string, (one: Listed) => string | number]>([
    ['booking_reference', ({ booking }) => Number(booking.reference.slice(3))],
    ['status', ({ status }) => status],
    ['approval', ({ approval }) => approval],
    ['updatedAt', ({ updatedAt }) => updatedAt],
  ])('BKG-12 it is sorted by %s in both directions', async (field, of) => {
    const up = (await list({ order: [{ [field]: 'ASC' }] })).map(of);
    expect(new Set(up).size).toBeGreaterThan(1);
    expect(up).toEqual([...up].sort((one, other) => (one < other ? -1 : Number(one > other))));
    expect((await list({ order: [{ [field]: 'DESC' }] })).map(of)).toEqual(up.toReversed());
  });

  test('BKG-12 by subject it pays no attention to capitals', async () => {
    const subjects = (await list({ order: [{ subject: 'ASC' }] })).map(({ subject }) => subject.toLowerCase());
    expect(subjects).toEqual([...subjects].sort());
  });

  test('BKG-12 it finds what waits for an approval', async () => {
    const waiting = await list({ approval: ['pending'], status: ['pending', 'errored'] });
    const all = await list({});
    const expected = all.filter(({ approval, status }) => approval === 'pending' && status === 'pending');
    expect(expected).not.toEqual([]);
    expect(new Set(waiting.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
  });

  test('only a rejected request has a reason for a rejection', async () => {
    for (const { status, rejectionReason } of await list({})) {
      expect(rejectionReason === null).toBe(status !== 'rejected');
    }
  });

  test('a page takes the same number of statements, however many requests it has', async () => {
    const counted = async (first: number) => {
      let statements = 0;
      const stop = database.onStatement(() => {
        statements += 1;
      });
      await list({ first });
      stop();
      return statements;
    };
    expect(await counted(40)).toBe(await counted(10));
  });
});

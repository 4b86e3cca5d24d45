import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

interface UserNode {
  id: string;
  roles: string[];
  isActive: boolean;
  person: { fullName: string };
}

interface Log {
  id: string;
  to: string[];
  subject: string;
  status: string;
  createdAt: string;
}

const userFields = 'id avatarUrl email roles isActive createdAt createdBy { id } person { fullName jobTitle }';
const logFields = 'id to subject status error createdAt';

describeWithDatabase('administration', (databases) => {
  let database: Database;
  let server: TestServer;
  let statements = 0;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  function ask(text: string, who = 'admin'): Promise<GraphqlAnswer> {
    statements = 0;
    return server.ask(tokens[who], text);
  }

  /** Returns the nodes of the list that is the query's first field. */
  async function nodesOf<Node>(text: string): Promise<Node[]> {
    const { data, errors } = await ask(text);
    expect(errors).toBeUndefined();
    const [connection] = Object.values(data ?? {}) as Connection<Node>[];
    return connection?.edges.map(({ node }) => node) ?? [];
  }

  const allUsers = () => nodesOf<UserNode>(`{ users(first: 500) { edges { node { ${userFields} } } } }`);
  const allLogs = () => nodesOf<Log>(`{ emailLogs(first: 500) { edges { node { ${logFields} } } } }`);

  test.each([
    // One statement each for the viewer, the page and the users' emails. Emails are read separately, because some
    // viewers may read only their own.
    ['users', userFields, 3],
    ['emailLogs', logFields, 2],
  ])('a page of %s is a fixed number of statements, at 5 rows as at 500', async (list, fields, most) => {
    for (const first of [5, 500]) {
      expect((await ask(`{ ${list}(first: ${first}) { edges { node { ${fields} } } } }`)).errors).toBeUndefined();
      expect(statements).toBeLessThanOrEqual(most);
    }
  });

  test('users come by name, a hundred at a time, and are found by name, roles and activity', async () => {
    const rows = await allUsers();
    const names = rows.map(({ person }) => person.fullName);
    expect(names.slice(0, 3)).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-GB')).slice(0, 3));
    const cases: [string, (row: UserNode) => boolean][] = [
      ['name: "OKAFOR grace"', (row) => row.person.fullName === 'Grace Okafor'],
      ['roles: ROLE_ADMIN', (row) => row.roles.includes('ROLE_ADMIN')],
      [
        'roles_list: [ROLE_ADMIN, ROLE_SUPPLIER_TRAINER]',
        (row) => row.roles.some((role) => ['ROLE_ADMIN', 'ROLE_SUPPLIER_TRAINER'].includes(role)),
      ],
      ['isActive: false', (row) => !row.isActive],
      [
        'isActive: true, roles_list: [ROLE_ACCOUNT_MANAGER]',
        (row) => row.isActive && row.roles.includes('ROLE_ACCOUNT_MANAGER'),
      ],
      ['name: "%"', () => false],
    ];
    for (const [filter, holds] of cases) {
      const found = await nodesOf<UserNode>(`{ users(first: 500, ${filter}) { edges { node { id } } } }`);
      expect([filter, found.map(({ id }) => id)]).toEqual([filter, rows.filter(holds).map(({ id }) => id)]);
    }
  });

  test('email logs come newest first, and are found by a part of any recipient', async () => {
    const rows = await allLogs();
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    const [sample] = rows;
    const [, domain = ''] = sample?.to[0]?.split('@') ?? [];
    const found = await nodesOf<Log>(
      `{ emailLogs(first: 500, recipient: "${domain.toUpperCase()}") { edges { node { id } } } }`,
    );
    const expected = rows.filter(({ to }) => to.some((address) => address.includes(domain)));
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    for (const name of ['createdAt', 'subject', 'to', 'status']) {
      for (const direction of ['ASC', 'DESC']) {
        const text = `{ emailLogs(first: 3, order: [{${name}: ${direction}}]) { edges { cursor node { id } } } }`;
        expect((await ask(text)).errors).toBeUndefined();
      }
    }
  });

  test('ACC-12 staff see a user’s name; roles and dates only administrators and the user', async () => {
    const users = await allUsers();
    const colleague = users.find(({ person }) => person.fullName === 'Tom Ellery')?.id;
    const oneself = users.find(({ person }) => person.fullName === 'Priya Nair')?.id;
    const question = (id: string | undefined) => `{ user(id: "${id}") { ${userFields} } }`;
    const seen = await ask(question(colleague), 'manager');
    expect(seen.data?.user).toMatchObject({
      person: { fullName: 'Tom Ellery', jobTitle: null },
      avatarUrl: null,
      email: null,
      roles: null,
      isActive: null,
      createdAt: null,
      createdBy: null,
    });
    expect(new Set(seen.errors?.map(({ extensions }) => extensions?.status))).toEqual(new Set([403]));
    expect((await ask(question(oneself), 'manager')).errors).toBeUndefined();
    expect((await ask(question(colleague), 'admin')).errors).toBeUndefined();
    expect((await ask(question(colleague), 'trainer')).data?.user).toBeNull();
    expect((await ask('{ users(isActive: false) { totalCount } }', 'manager')).errors).toMatchObject([
      { message: 'You are not allowed to see users by isActive.' },
    ]);
  });

  test('ACC-12 email logs are for both staff roles and nobody else', async () => {
    const question = '{ emailLogs(first: 1) { edges { node { subject to email { subject } } } } }';
    expect((await ask(question, 'nobody')).errors?.[0]?.extensions?.status).toBe(401);
    expect((await ask(question, 'trainer')).errors?.[0]?.extensions?.status).toBe(403);
    for (const who of ['manager', 'admin']) expect((await ask(question, who)).errors).toBeUndefined();
  });
});

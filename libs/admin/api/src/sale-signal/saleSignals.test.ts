import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Connection {
  edges: { node: Signal }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

interface Signal {
  id: string;
  description: string;
  intentType: string;
  priority: string;
  confidenceScore: number;
  status: string;
  createdAt: string;
  tags: string[];
  sources: { text: string; question_id: string | null }[];
  contact: { fullName: string };
  assignedTo: { id: string; person: { fullName: string } } | null;
}

const signalFields = `id description intentType priority confidenceScore status createdAt updatedAt tags
  sources { text question_id } contact { id fullName customer { id name } } assignedTo { id avatarUrl person { fullName } }`;

describeWithDatabase('sale signals', (databases) => {
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

  function ask(text: string, who = 'admin', variables?: Record<string, unknown>): Promise<GraphqlAnswer> {
    statements = 0;
    return server.ask(tokens[who], text, variables);
  }

  async function allSignals(): Promise<Signal[]> {
    const { data, errors } = await ask(`{ salesSignals(first: 500) { edges { node { ${signalFields} } } } }`);
    expect(errors).toBeUndefined();
    const found = data?.salesSignals as Connection | undefined;
    return found?.edges.map(({ node }) => node) ?? [];
  }

  test('a page of them is three statements at most, with 5 rows and with 500', async () => {
    for (const first of [5, 500]) {
      const { errors } = await ask(`{ salesSignals(first: ${first}) { edges { node { ${signalFields} } } } }`);
      expect(errors).toBeUndefined();
      expect(statements).toBeLessThanOrEqual(3);
    }
  });

  test('ADM-03 sale signals come newest first, and are filtered by intent, priority and assignee', async () => {
    const rows = await allSignals();
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ createdAt }) => createdAt)).toEqual(
      rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    const assigned = rows.find(({ assignedTo }) => assignedTo)?.assignedTo?.id;
    const [sample] = rows;
    const cases: [string, (row: Signal) => boolean][] = [
      [`intentType: ${sample?.intentType}`, (row) => row.intentType === sample?.intentType],
      [
        'intentType_list: [expansion_opportunity, referral]',
        (row) => ['expansion_opportunity', 'referral'].includes(row.intentType),
      ],
      ['priority_list: [high, low]', (row) => row.priority !== 'medium'],
      [`assignedTo: "${assigned}"`, (row) => row.assignedTo?.id === assigned],
      [
        `assignedTo: "${assigned}", priority_list: [high]`,
        (row) => row.assignedTo?.id === assigned && row.priority === 'high',
      ],
    ];
    for (const [filter, holds] of cases) {
      const { data, errors } = await ask(
        `{ salesSignals(first: 500, ${filter}) { totalCount edges { node { id } } } }`,
      );
      expect(errors).toBeUndefined();
      const found = data?.salesSignals as Connection;
      const expected = rows.filter(holds).map(({ id }) => id);
      expect([filter, found.edges.map(({ node }) => node.id)]).toEqual([filter, expected]);
      expect(found.totalCount).toBe(expected.length);
    }
  });

  test('ADM-03 every order of the sale signals is paged without loss, high priority before low, unassigned last', async () => {
    const values: Record<string, (row: Signal) => string | number | null> = {
      createdAt: (row) => row.createdAt,
      contact_fullName: (row) =>
        row.contact.fullName
          .normalize('NFKD')
          .replace(/[\u0300-\u036f]/g, '')
          .toLowerCase(),
      intentType: (row) => row.intentType,
      priority: (row) => ['low', 'medium', 'high'].indexOf(row.priority),
      confidenceScore: (row) => row.confidenceScore,
      status: (row) => row.status,
      assignedTo_person_fullName: (row) => row.assignedTo?.person.fullName.toLowerCase() ?? null,
    };
    const ids = (await allSignals()).map(({ id }) => id).toSorted();
    for (const [name, read] of Object.entries(values)) {
      for (const direction of ['ASC', 'DESC']) {
        const seen: Signal[] = [];
        for (let after = ''; ; ) {
          const { data } = await ask(
            `query ($after: String) { salesSignals(first: 3, after: $after, order: [{${name}: ${direction}}]) {
              edges { node { ${signalFields} } } pageInfo { hasNextPage endCursor } } }`,
            'admin',
            { after: after || null },
          );
          const page = data?.salesSignals as Connection;
          seen.push(...page.edges.map(({ node }) => node));
          if (!page.pageInfo.hasNextPage) break;
          after = page.pageInfo.endCursor;
        }
        expect([name, seen.map(({ id }) => id).toSorted()]).toEqual([name, ids]);
        const known = seen.map(read).filter((value) => value !== null);
        const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect([name, direction, known]).toEqual([name, direction, direction === 'ASC' ? sorted : sorted.reverse()]);
        expect(new Set(seen.slice(known.length).map(read))).toEqual(new Set(known.length < seen.length ? [null] : []));
      }
    }
  });

  test('ADM-04 a sale signal has its description, overview and sources', async () => {
    const rows = await allSignals();
    const row = rows.find(({ sources }) => sources.length > 1) ?? rows[0];
    const { data, errors } = await ask(`query ($id: ID!) { saleSignal(id: $id) { ${signalFields} } }`, 'admin', {
      id: `/${row?.id}`,
    });
    expect(errors).toBeUndefined();
    expect(data?.saleSignal).toMatchObject({ ...row });
    expect(row?.confidenceScore).toBeGreaterThanOrEqual(0);
    expect(row?.confidenceScore).toBeLessThanOrEqual(1);
  });

  test('ACC-12 sale signals are for administrators only, by list, by id and as a node', async () => {
    const [{ id } = { id: '' }] = await allSignals();
    const questions = [
      '{ salesSignals { totalCount } }',
      `{ saleSignal(id: "${id}") { description } }`,
      '{ saleSignal(id: "sale_signals/01J9ZK0Q3M6V8T2B4C6D8E0F1G") { description } }',
      `{ node(id: "${id}") { id ... on SaleSignal { description } } }`,
    ];
    for (const question of questions) {
      expect((await ask(question, 'nobody')).errors?.[0]?.extensions?.status).toBe(401);
      for (const who of ['trainer', 'manager']) {
        const { data, errors } = await ask(question, who);
        expect([who, question, errors?.[0]?.extensions?.status]).toEqual([who, question, 403]);
        expect(JSON.stringify(data ?? null)).not.toContain('description":"');
      }
      expect((await ask(question)).errors).toBeUndefined();
    }
  });

  test('ACC-12 a manager is told of other records that refer to a contact, not of sale signals', async () => {
    const { data: signals } = await ask('{ salesSignals(first: 1) { edges { node { contact { id } } } } }');
    const contact = /customer_contacts\/\w{26}/.exec(JSON.stringify(signals))?.[0];
    const { data } = await ask(`{ customerContact(id: "${contact}") { uses { what count } } }`, 'manager');
    expect(data?.customerContact).toMatchObject({
      uses: expect.arrayContaining([{ what: 'other', count: expect.any(Number) }]),
    });
    const { errors } = await ask(
      `mutation { deleteCustomerContact(input: { id: "${contact}" }) { clientMutationId } }`,
      'manager',
    );
    expect(errors?.[0]?.message).toMatch(/\d other records? refers? to this contact, so it cannot be deleted\.$/);
    expect(JSON.stringify([data, errors])).not.toMatch(/signal/i);
  });
});

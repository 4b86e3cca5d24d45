import { readFileSync } from 'node:fs';
import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The pickers' queries, as the booking screens send them. */
const operations: string[] = Object.values(
  JSON.parse(readFileSync(new URL('../../bookings/operations.json', import.meta.url), 'utf8')),
);

function questionOf(picker: string): string {
  const text = operations.find((operation) => operation.startsWith(`query ${picker}SearchQuery(`));
  if (!text) throw new Error(`No screen has the query of ${picker}.`);
  return text;
}

interface Page {
  edges: { node: Record<string, unknown> }[];
}

describeWithDatabase('the lists of pickers', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements = 0;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    // From now on the server remembers the viewer.
    await server.ask(token, '{ __typename }');
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  async function search(picker: string, variables: Record<string, unknown>) {
    statements = 0;
    const { data, errors } = await server.ask(token, questionOf(picker), variables);
    expect(errors).toBeUndefined();
    const [page] = Object.values(data as Record<string, Page>);
    return { nodes: page?.edges.map(({ node }) => node) ?? [], statements };
  }

  test.each(['customers', 'users', 'trainers', 'brands', 'subjects', 'courses', 'suppliers'])(
    '%s are found by a part of their name, and many results take no more statements than one',
    async (picker) => {
      const all = await search(picker, { search: null, role: null });
      expect(all.nodes.length).toBeGreaterThan(2);
      const called = JSON.stringify(all.nodes.at(-1));
      const word = /"(?:name|title|fullName)":"[^"]*?(\w+)"/.exec(called)?.[1]?.toUpperCase() ?? '';
      const found = await search(picker, { search: word, role: null });
      expect(found.nodes).toContainEqual(all.nodes.at(-1));
      expect(found.nodes.every((node) => JSON.stringify(node).toUpperCase().includes(word))).toBe(true);
      expect(all.statements).toBe(found.statements);
      expect((await search(picker, { search: 'nobody is called this', role: null })).nodes).toEqual([]);
    },
  );

  test('account managers are the users with that role', async () => {
    const all = await search('users', { search: null, role: null });
    const managers = await search('users', { search: null, role: 'ROLE_ACCOUNT_MANAGER' });
    expect(managers.nodes.length).toBeGreaterThan(0);
    expect(managers.nodes.length).toBeLessThan(all.nodes.length);
  });

  test('the trainers of a course are the active trainers who teach it', async () => {
    const { data } = await server.ask(
      token,
      '{ courses(first: 1) { edges { node { id } } } trainingClasses(first: 1) { edges { node { id } } } trainers(first: 100) { edges { node { id status trainerCourses(first: 50) { edges { node { course { id } } } } } } } }',
    );
    const { courses, trainers, trainingClasses } = data as { courses: Page; trainers: Page; trainingClasses: Page };
    const course = courses.edges[0]?.node.id;
    const teaching = trainers.edges.filter(
      ({ node }) => node.status === 'active' && JSON.stringify(node.trainerCourses).includes(`"${course}"`),
    );
    const ofClass = trainingClasses.edges[0]?.node.id;
    const found = await search('courseTrainers', { course, class: ofClass, search: null });
    expect(found.nodes.map(({ id }) => id).sort()).toEqual(teaching.map(({ node }) => node.id).sort());
    expect(found.nodes.length).toBeGreaterThan(0);
    expect(found.nodes.length).toBeLessThan(trainers.edges.length);
  });

  test('contacts of one customer are found by name and by email', async () => {
    const { data } = await server.ask(
      token,
      '{ customerContacts(first: 1) { edges { node { id fullName email customer { id } } } } }',
    );
    const [first] = (data as { customerContacts: Page }).customerContacts.edges;
    const contact = first?.node as { id: string; fullName: string; email: string; customer: { id: string } };
    const customer = contact.customer.id;
    const all = await search('contacts', { customer, search: null });
    for (const text of [contact.fullName.toUpperCase(), contact.email.slice(0, 12)]) {
      const found = await search('contacts', { customer, search: text });
      expect(found.nodes).toContainEqual(expect.objectContaining({ id: contact.id }));
      expect(found.statements).toBe(all.statements);
    }
    const other = await search('customers', { search: null });
    const another = other.nodes.find(({ id }) => id !== customer)?.id;
    const elsewhere = await search('contacts', { customer: another, search: null });
    expect(elsewhere.nodes.map(({ id }) => id)).not.toContain(contact.id);
  });
});

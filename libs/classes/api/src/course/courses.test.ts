import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Version {
  id: string;
  number: number;
  title: string;
  durationDays: number;
  publishedAt: string | null;
  outline: { title: string; topics: string[] }[];
}

interface Course {
  id: string;
  version: number;
  reference: string;
  title: string;
  status: string;
  publishedCourseVersion: Version | null;
  versions: { edges: { node: Version }[] };
}

const versionFields = 'id number title durationDays publishedAt outline { title topics }';
const fields = `id version reference title status publishedCourseVersion { ${versionFields} }
  versions(first: 3) { edges { node { ${versionFields} } } }`;

describeWithDatabase('courses', (databases) => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ database: await databases.create(demoDatabase()) });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  /** Returns the value of the query's first field. */
  async function read<Field>(text: string, variables?: Record<string, unknown>): Promise<Field> {
    const { data, errors } = await server.ask(token, text, variables);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as Field;
  }

  const courses = async (args: string) =>
    (
      await read<{ edges: { node: Course }[] }>(`{ courses(first: 100, ${args}) { edges { node { ${fields} } } } }`)
    ).edges.map(({ node }) => node);

  async function courseNamed(reference: string): Promise<Course> {
    const found = (await courses('title: ""')).find((course) => course.reference === reference);
    if (!found) throw new Error(`There is no course ${reference}.`);
    return found;
  }

  async function write(mutation: 'updateCourse' | 'publishCourse', input: object): Promise<Course> {
    const text = `mutation ($input: ${mutation}Input!) { ${mutation}(input: $input) { course { ${fields} } } }`;
    return (await read<{ course: Course }>(text, { input })).course;
  }

  const newestOf = ({ versions }: Course) => versions.edges[0]?.node;

  test('CLS-13 a published version never changes: a change makes a version, further changes go into it, publishing shows it', async () => {
    const before = await courseNamed('LEAD-110');
    expect(before.status).toBe('published');
    const published = newestOf(before);
    const { id } = before;

    const changed = await write('updateCourse', { id, version: before.version, title: 'Hard Conversations' });
    expect([changed.status, changed.title]).toEqual(['unpublished_changes', before.title]);
    expect(changed.publishedCourseVersion).toEqual(published);
    const draft = newestOf(changed);
    expect(draft).toEqual({
      ...published,
      id: draft?.id,
      number: (published?.number ?? 0) + 1,
      title: 'Hard Conversations',
      publishedAt: null,
    });

    const outline = [{ title: 'Preparing', topics: [{ title: 'Facts' }] }];
    const again = await write('updateCourse', { id, version: changed.version, outline });
    expect(newestOf(again)).toEqual({ ...draft, outline: [{ title: 'Preparing', topics: ['Facts'] }] });

    const shown = await write('publishCourse', { id, version: again.version });
    expect([shown.status, shown.title]).toEqual(['published', 'Hard Conversations']);
    expect(shown.publishedCourseVersion).toEqual(newestOf(shown));
    expect(newestOf(shown)?.publishedAt).not.toBeNull();
  });

  test('CLS-13 a new course is a draft of one day with one lesson of three topics, and gets the next reference', async () => {
    const subject = (await read<{ edges: { node: { id: string } }[] }>('{ subjects { edges { node { id } } } }'))
      .edges[0]?.node.id;
    const { courseVersion } = await read<{ courseVersion: Version & { course: Course } }>(
      `mutation ($input: createCourseVersionInput!) { createCourseVersion(input: $input) {
        courseVersion { ${versionFields} course { ${fields} } } } }`,
      { input: { title: 'Negotiation', subject } },
    );
    expect(courseVersion).toMatchObject({
      number: 1,
      title: 'Negotiation',
      durationDays: 1,
      outline: [{ title: 'Lesson 1', topics: ['Topic 1', 'Topic 2', 'Topic 3'] }],
      course: { reference: expect.stringMatching(/^CO-\d+$/), title: 'Negotiation', status: 'draft' },
    });
  });

  test.each([
    [256, 422, 'Duration in days must be at most 255'],
    [2_147_483_647, 422, 'Duration in days must be at most 255'],
    [9_999_999_999, 400, 'Int cannot represent non 32-bit signed integer value: 9999999999'],
    [Number('9'.repeat(300)), 400, 'Int cannot represent non 32-bit signed integer value: 1e+300'],
  ])(
    'a duration of %d days is refused for a new course and for an old one, never as a server error',
    async (durationDays, status, message) => {
      const { id } = await courseNamed('SAFE-601');
      const { edges } = await read<{ edges: { node: { id: string } }[] }>('{ subjects { edges { node { id } } } }');
      const inputs = {
        createCourseVersion: { title: 'Negotiation', subject: edges[0]?.node.id, durationDays },
        updateCourse: { id, durationDays },
      };
      for (const [name, input] of Object.entries(inputs)) {
        const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
        const { errors } = await server.ask(token, text, { input });
        expect(errors).toMatchObject([{ message: expect.stringContaining(message), extensions: { status } }]);
      }
    },
  );

  test('courses are filtered by status, and classes by the course of their version', async () => {
    const some = await courses('status_list: [draft, unpublished_changes]');
    expect(new Set(some.map(({ status }) => status))).toEqual(new Set(['draft', 'unpublished_changes']));
    const { id } = await courseNamed('SAFE-601');
    const classes = await read<{ edges: { node: { courseVersion: { course: { id: string } } } }[] }>(
      `query ($id: ID!) { trainingClasses(first: 50, course: $id) { edges { node { courseVersion { course { id } } } } } }`,
      { id },
    );
    expect(classes.edges.length).toBeGreaterThan(0);
    for (const { node } of classes.edges) expect(node.courseVersion.course.id).toBe(id);
  });

  test('CLS-14 each subject has its number of courses', async () => {
    const subjects = await read<{ edges: { node: { title: string; courses: { totalCount: number } } }[] }>(
      '{ subjects(first: 50) { edges { node { title courses { totalCount } } } } }',
    );
    expect(subjects.edges.find(({ node }) => node.title === 'Projects')?.node.courses.totalCount).toBe(2);
  });
});

import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClassesToMove, addTrainer } from '../testing/classesToMove.ts';

interface Row {
  readonly id: string;
  readonly trainer: { readonly id: string; readonly contact: { readonly fullName: string } };
  readonly course: { readonly id: string; readonly publishedCourseVersion: { readonly title: string } | null };
}

const fields = 'id trainer { id contact { fullName } } course { id publishedCourseVersion { title } }';

/** Returns the nodes of a list in an answer. */
function nodesOf<Node>(data: Record<string, unknown> | null | undefined, list: string): Node[] {
  const found = data?.[list] as { edges: { node: Node }[] } | undefined;
  if (!found) throw new Error(`The answer has no ${list}.`);
  return found.edges.map(({ node }) => node);
}

describeWithDatabase('trainers and their courses', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements = 0;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  async function list(args: string): Promise<Row[]> {
    statements = 0;
    const { data, errors } = await server.ask(token, `{ trainerCourses(${args}) { edges { node { ${fields} } } } }`);
    expect(errors).toBeUndefined();
    return nodesOf<Row>(data, 'trainerCourses');
  }

  async function write(name: string, input: object): Promise<readonly { path: string; message: string }[]> {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    const { errors } = await server.ask(token, text, { input });
    return (errors?.[0]?.extensions?.violations ?? []) as { path: string; message: string }[];
  }

  test('CLS-12 trainer courses are ordered by the trainer’s full name, 10 at first, in few statements', async () => {
    // The first request also reads the session.
    await list('first: 1');
    const names = (await list('first: 500')).map(({ trainer }) => trainer.contact.fullName);
    const few = statements;
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(await list('last: 5')).toHaveLength(5);
    expect(statements).toBe(few);
    const { data } = await server.ask(token, '{ trainerCourses { edges { node { id } } } }');
    expect(nodesOf(data, 'trainerCourses')).toHaveLength(10);
  });

  test('CLS-12 only courses with a published version are listed', async () => {
    const [row] = await list('first: 1');
    const course = row?.course.id.split('/')[1];
    expect((await list('first: 500')).every(({ course: { publishedCourseVersion } }) => publishedCourseVersion)).toBe(
      true,
    );
    const { rows } = await database.execute<{ published: string }>(
      sql`SELECT published_version_id AS published FROM course WHERE id = ${course}`,
    );
    await database.execute(sql`UPDATE course SET published_version_id = NULL WHERE id = ${course}`);
    expect((await list('first: 500')).some((each) => each.course.id === row?.course.id)).toBe(false);
    await database.execute(sql`UPDATE course SET published_version_id = ${rows[0]?.published} WHERE id = ${course}`);
    expect((await list('first: 1'))[0]?.id).toBe(row?.id);
  });

  test('CLS-12 trainer courses are filtered by course title and by trainer', async () => {
    const [row] = await list('first: 1');
    const title = row?.course.publishedCourseVersion?.title ?? '';
    const titled = await list(`first: 500, course_title: ${JSON.stringify(title.toUpperCase())}`);
    expect(titled.length).toBeGreaterThan(0);
    expect(titled.every(({ course }) => course.publishedCourseVersion?.title.includes(title))).toBe(true);
    const own = await list(`first: 500, trainer: "${row?.trainer.id}"`);
    expect(new Set(own.map(({ trainer }) => trainer.id))).toEqual(new Set([row?.trainer.id]));
  });

  test('CLS-12 a trainer course is found by its id, and an id without one gives nothing', async () => {
    const [row] = await list('first: 1');
    const text = `query ($id: ID!) { trainerCourse(id: $id) { ${fields} } }`;
    const { data } = await server.ask(token, text, { id: row?.id });
    expect(data?.trainerCourse).toEqual(row);
    const { data: none } = await server.ask(token, text, { id: 'trainer_courses/01J9ZK0Q3M6V8T2B4C6D8E0F1G' });
    expect(none?.trainerCourse).toBeNull();
  });

  test('CLS-12 a renamed trainer moves in the list', async () => {
    const [row] = await list('last: 1');
    expect(await write('updateTrainer', { id: row?.trainer.id, givenName: 'Aaa', familyName: 'Aaa' })).toEqual([]);
    expect((await list('first: 1'))[0]?.trainer.contact.fullName).toBe('Aaa Aaa');
  });

  test('CLS-11 two trainers never have the same email, also when both are created at once', async () => {
    const email = `${newId().toLowerCase()}@trainers.example`;
    const input = { givenName: 'Rhys', familyName: 'Pryce', email, status: 'active' };
    const answers = await Promise.all([write('createTrainer', input), write('createTrainer', input)]);
    expect(answers.flat()).toMatchObject([
      { path: 'email', message: 'Rhys Pryce is a trainer with this email already.' },
    ]);
  });

  test('CLS-11 a course is added once, and only when it is published', async () => {
    const [row] = await list('first: 1');
    const { fullName } = row?.trainer.contact ?? { fullName: '' };
    const input = { trainer: row?.trainer.id, course: row?.course.id };
    expect(await write('createTrainerCourse', input)).toMatchObject([
      { path: 'course', message: `${fullName} teaches this course already.` },
    ]);
    const course = newId();
    await database.execute(sql`INSERT INTO course (id, subject_id, reference)
      SELECT ${course}, id, ${`T-${course}`} FROM subject LIMIT 1`);
    expect(await write('createTrainerCourse', { ...input, course: `courses/${course}` })).toMatchObject([
      { path: 'course', message: 'This course has no published version.' },
    ]);
  });

  test('CLS-11 the courses that a trainer can be given are published and not yet taught', async () => {
    const [row] = await list('first: 1');
    const text = `query ($trainer: ID!) {
      courses(first: 500, notTaughtBy: $trainer, exists: [{ publishedCourseVersion: true }]) {
        edges { node { id publishedCourseVersion { id } } } } }`;
    const { data } = await server.ask(token, text, { trainer: row?.trainer.id });
    const offered = nodesOf<Row['course']>(data, 'courses');
    const own = new Set((await list(`first: 500, trainer: "${row?.trainer.id}"`)).map(({ course }) => course.id));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.filter(({ id, publishedCourseVersion }) => own.has(id) || !publishedCourseVersion)).toEqual([]);
  });

  test('CLS-11 a course that is removed is offered again, and the classes with it keep their trainer and can be changed', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const trainer = `trainers/${await addTrainer(database, newId(), id)}`;
    const trainingClass = { id: `training_classes/${id}` };
    expect(await write('updateTrainingClass', { ...trainingClass, trainer })).toEqual([]);
    const [row] = await list(`trainer: "${trainer}"`);
    expect(await write('deleteTrainerCourse', { id: row?.id })).toEqual([]);
    expect(await list(`trainer: "${trainer}"`)).toEqual([]);
    expect(await write('updateTrainingClass', { ...trainingClass, trainer, title: 'Leading Teams' })).toEqual([]);
    const text = 'query ($id: ID!) { trainingClass(id: $id) { title trainer { id } } }';
    const { data } = await server.ask(token, text, trainingClass);
    expect(data?.trainingClass).toEqual({ title: 'Leading Teams', trainer: { id: trainer } });
    const [other = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    const refused = await write('updateTrainingClass', { id: `training_classes/${other}`, trainer });
    expect(refused).toEqual([{ path: 'trainer', message: 'Imogen Barraclough does not teach this course.' }]);
    expect(await write('createTrainerCourse', { trainer, course: row?.course.id })).toEqual([]);
  });
});

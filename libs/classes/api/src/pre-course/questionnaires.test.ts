import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { preCourseTopics, readQuestionnaire } from '@console/classes-contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordPreCourseAnswers } from '../cases/preCourse.ts';
import { checkedAnswers } from '../questionnaire/checkedAnswers.ts';

interface Answered {
  readonly answers: Record<string, unknown>;
  readonly answerList: { questionId: string; value: unknown; other: string | null }[];
  readonly questionaire: { name: string; questions: { id: string }[]; questionList: { questionId: string }[] };
}

interface Recorded {
  readonly version: number;
  readonly preCourseQuestionaireAnswer: { readonly id: string; readonly answers: object };
}

interface ReadClass {
  readonly courseVersion: { readonly course: { readonly preCourseQuestionaire: { readonly id: string } } };
  readonly history: { readonly edges: readonly { readonly node: { readonly changes: readonly object[] } }[] };
}

const typed = `query ($id: ID!) { node(id: $id) { ... on QuestionaireAnswer { answers answerList { questionId value other }
  questionaire { name questions questionList { questionId name family subtype headings choices { text value }
    rows { text rules { required maxLength } } others { text rules { required maxLength } } rules { required maxLength } } }
} } }`;

describeWithDatabase('pre-course questionnaires', (databases) => {
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  async function read(id: string): Promise<Answered> {
    const { data } = await server.ask(await server.token('manager@example.com'), typed, {
      id: `questionaire_answers/${id}`,
    });
    return (data as { node: Answered }).node;
  }

  test('the demo data has answers that keep every rule, and some call topics most and least useful', async () => {
    const { rows } = await database.execute<{ questions: unknown; answers: unknown }>(
      sql`SELECT q.questions, a.answers FROM questionnaire_answer a JOIN questionnaire q ON q.id = a.questionnaire_id`,
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { questions, answers } of rows) expect(checkedAnswers(questions, answers)).toEqual(answers);
  });

  test('questions and answers are typed beside the JSON that released screens read', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT a.id FROM questionnaire_answer a JOIN attendee ON pre_course_answer_id = a.id
        WHERE a.answers #>> '{topics,value}' LIKE '%most_useful%' AND a.answers #>> '{topics,value}' LIKE '%least_useful%'
        ORDER BY a.id LIMIT 1`,
    );
    const { answers, answerList, questionaire } = await read(rows[0]?.id ?? '');
    expect(questionaire.name).toBe('Before the course');
    expect(questionaire.questionList.map(({ questionId }) => questionId)).toEqual([
      'topics',
      'goal',
      'experience',
      'needs',
    ]);
    expect(questionaire.questions.map(({ id }) => id)).toEqual(['topics', 'goal', 'experience', 'needs']);
    expect(Object.fromEntries(answerList.map(({ questionId, value }) => [questionId, value]))).toEqual(
      Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, (answer as { value: unknown }).value])),
    );
    const seen = readQuestionnaire({ questionList: questionaire.questionList, answerList });
    expect(seen.questions).toHaveLength(4);
    const { mostUseful, leastUseful } = preCourseTopics(seen.questions, seen.answers);
    expect([mostUseful.length > 0, leastUseful.length > 0]).toEqual([true, true]);
  });

  test('questions from before the typed fields are read with defaults', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM questionnaire_answer ORDER BY id LIMIT 1`,
    );
    const id = rows[0]?.id ?? '';
    const old = [{ id: 'goal', family: 'open_ended', subtype: 'multi', headings: ['Goal'] }];
    await database.execute(sql`INSERT INTO questionnaire (id, name, kind, questions)
      VALUES (${id}, 'Old', 'attendee_pre_course', ${JSON.stringify(old)}::jsonb)`);
    await database.execute(sql`UPDATE questionnaire_answer SET questionnaire_id = ${id},
      answers = '{"goal": {"value": "Tips"}}'::jsonb WHERE id = ${id}`);
    const { answerList, questionaire } = await read(id);
    const rules = { required: false, maxLength: null };
    expect(questionaire.questionList).toEqual([
      {
        ...{ questionId: 'goal', name: '', family: 'open_ended', subtype: 'multi', headings: ['Goal'], rules },
        ...{ choices: [], rows: [], others: [] },
      },
    ]);
    expect(answerList).toEqual([{ questionId: 'goal', value: 'Tips', other: null }]);
  });

  describe('recorded by staff', () => {
    const recording = `mutation ($input: recordPreCourseAnswersInput!) { recordPreCourseAnswers(input: $input) {
      attendee { version preCourseQuestionaireAnswer { id answers } } } }`;
    const reading = `query ($class: ID!) { trainingClass(id: $class) {
      courseVersion { course { preCourseQuestionaire { id } } }
      history { edges { node { changes { field from to } } } } } }`;

    async function aDelegate(): Promise<string> {
      const [id] = await recordPreCourseAnswers.candidates(database);
      return id ?? expect.unreachable('The case has no candidates.');
    }

    async function record(id: string, more: object = {}, who = 'manager') {
      const input = { ...recordPreCourseAnswers.input(id), ...more };
      const { data, errors } = await server.ask(await server.token(`${who}@example.com`), recording, { input });
      const payload = data?.recordPreCourseAnswers as { attendee: Recorded } | null | undefined;
      return { attendee: payload?.attendee, error: errors?.[0] };
    }

    const stored = async (id: string) => {
      const { rows } = await database.execute<{ answers: object }>(
        sql`SELECT answers FROM questionnaire_answer WHERE questionnaire_id = ${id}`,
      );
      return rows.map(({ answers }) => answers);
    };

    async function readClass(id: string) {
      const { data } = await server.ask(await server.token('admin@example.com'), reading, {
        class: `training_classes/${id}`,
      });
      return data?.trainingClass as ReadClass;
    }

    test('FRM-12 the server checks the answers by the rules of each question and row, and names the question of each message', async () => {
      const id = await aDelegate();
      const answers = [
        { questionId: 'topics', values: ['', 'never'] },
        { questionId: 'experience', values: ['other', ' '] },
        { questionId: 'needs', values: ['x'.repeat(41)] },
      ];
      const { attendee, error } = await record(id, { answers });
      expect(attendee).toBeUndefined();
      expect(error?.extensions).toMatchObject({
        status: 422,
        violations: [
          { path: 'answers.topics', message: 'Trust is required' },
          { path: 'answers.topics', message: 'Delegation must be valid' },
          { path: 'answers.goal', message: 'Goal is required' },
          { path: 'answers.experience', message: 'Other is required' },
          { path: 'answers.needs', message: 'Needs field must have at most 40 characters' },
        ],
      });
      expect(await stored(id)).toEqual([]);
    });

    test('answers are corrected in place by somebody who has seen the latest, also when the course has a newer questionnaire', async () => {
      const id = await aDelegate();
      expect((await readClass(id)).courseVersion.course.preCourseQuestionaire.id).toBe(`questionaires/${id}`);
      const first = await record(id, { version: 1 });
      expect(first.attendee?.version).toBe(2);
      await database.execute(sql`INSERT INTO questionnaire (id, name, kind, course_id, questions)
        SELECT ${newId()}, name, kind, course_id, questions FROM questionnaire WHERE id = ${id}`);
      expect((await readClass(id)).courseVersion.course.preCourseQuestionaire.id).not.toBe(`questionaires/${id}`);
      const answers = [
        { questionId: 'topics', values: ['least_useful', 'most_useful'] },
        { questionId: 'goal', values: ['Tips'] },
      ];
      const stale = await record(id, { version: 1, answers }, 'admin');
      expect(stale.error?.extensions).toMatchObject({ status: 409, version: { given: 1, current: 2 } });
      const corrected = await record(id, { version: 2, answers }, 'admin');
      expect(corrected.attendee).toEqual({
        version: 3,
        preCourseQuestionaireAnswer: {
          id: first.attendee?.preCourseQuestionaireAnswer.id,
          answers: { topics: { value: { 0: 'least_useful', 1: 'most_useful' } }, goal: { value: ['Tips'] } },
        },
      });
      expect(await stored(id)).toHaveLength(1);
      const { history } = await readClass(id);
      expect(history.edges.map(({ node }) => node.changes)).toEqual([
        [{ field: 'Pre-course answers', from: null, to: 'Oliver Bamford (seat 1), corrected' }],
        [{ field: 'Pre-course answers', from: null, to: 'Oliver Bamford (seat 1), recorded' }],
      ]);
      await expect(
        database.execute(sql`UPDATE questionnaire SET questions = '[]'::jsonb WHERE id = ${id}`),
      ).rejects.toThrow();
    });
  });

  test('answers that break a rule are never stored', () => {
    const questions = [
      { id: 'goal', family: 'open_ended', subtype: 'single', headings: ['Goal'], rules: { required: true } },
    ];
    expect(() => checkedAnswers(questions, { goal: { value: '' } })).toThrow('Goal is required');
    expect(() => checkedAnswers(questions, { goal: 'Tips' })).toThrow();
    expect(checkedAnswers(questions, { goal: { value: 'Tips' } })).toEqual({ goal: { value: 'Tips' } });
  });
});

import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { preCourseTopics, readQuestionnaire } from '@console/classes-contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedAnswers } from './checkedAnswers.ts';

interface Answered {
  readonly answers: Record<string, unknown>;
  readonly answerList: { questionId: string; value: unknown; other: string | null }[];
  readonly questionaire: { name: string; questions: { id: string }[]; questionList: { questionId: string }[] };
}

const typed = `query ($id: ID!) { node(id: $id) { ... on QuestionaireAnswer { answers answerList { questionId value other }
  questionaire { name questions questionList { questionId name family subtype headings choices { text value }
    rows { text rules { required maxLength } } others { text rules { required maxLength } } rules { required maxLength } } }
} } }`;

describeOnEachDatabase('pre-course questionnaires', (each) => {
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
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

  test('answers that break a rule are never stored', () => {
    const questions = [
      { id: 'goal', family: 'open_ended', subtype: 'single', headings: ['Goal'], rules: { required: true } },
    ];
    expect(() => checkedAnswers(questions, { goal: { value: '' } })).toThrow('Question goal: Goal is required');
    expect(() => checkedAnswers(questions, { goal: 'Tips' })).toThrow();
    expect(checkedAnswers(questions, { goal: { value: 'Tips' } })).toEqual({ goal: { value: 'Tips' } });
  });
});

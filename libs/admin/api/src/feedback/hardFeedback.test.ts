import { newId } from '@console/api-kit/database';
import { describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answerOf, FeedbackDesk, problemOf } from '../testing/FeedbackDesk.ts';
import { answer, delegatesAnswers, questionnaires } from '../testing/feedbackRows.ts';

const rows = Array.from({ length: 40 }, (_, at) => ({ text: `Row ${at}`, rules: { required: true } }));
const line = { name: '', family: 'open_ended', rules: { required: true } };

/** A question of each kind. */
const questions = [
  {
    ...line,
    id: 'rows',
    family: 'matrix',
    subtype: 'single',
    headings: ['Rows'],
    rows,
    choices: [{ text: 'A', value: 'a' }],
  },
  { ...line, id: 'long', subtype: 'single', headings: ['Long'] },
  { ...line, id: 'lines', subtype: 'multi', headings: ['Lines'], rules: { required: true, maxLength: 2_000 } },
  {
    ...{ ...line, id: 'choice', family: 'single_choice', subtype: 'horizontal', headings: ['Choice'] },
    choices: [{ text: 'Yes', value: 'yes' }],
    others: [{ text: 'Other', rules: { required: true, maxLength: 255 } }],
  },
];

const long = `${'One sentence of eighty characters that somebody has written with an accent: é. '.repeat(130)}`
  .slice(0, 9_999)
  .trim();

const atLimits = [
  answer('rows', ...rows.map(() => 'a')),
  answer('long', long),
  answer('lines', ...Array.from({ length: 5 }, () => '😀'.repeat(1_000))),
  answer('choice', 'other', 'x'.repeat(255)),
];

describeWithDatabase('feedback that is long, and given or read by two at once', (databases) => {
  const desk = new FeedbackDesk(databases);
  const mutate = (name: string, input: object) =>
    desk.ask(`mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, 'admin', { input });

  async function addQuestionnaire(): Promise<string> {
    const id = newId();
    await desk.database.execute(sql`INSERT INTO questionnaire (id, name, kind, questions)
      VALUES (${id}, 'After the course, longer', 'attendee_post_course', ${JSON.stringify(questions)}::jsonb)`);
    return `questionaires/${id}`;
  }

  async function idOf(classId: string): Promise<string> {
    const { rows: found } = await desk.database.execute<{ id: string }>(
      sql`SELECT id FROM feedback WHERE class_id = ${classId} AND kind = 'attendee_post_course'`,
    );
    return `feedbacks/${found[0]?.id}`;
  }

  test('answers to the questions that a person has seen are taken after newer questions, also when staff corrects them', async () => {
    const [{ id, hash }, other] = [await desk.addAsked(), await desk.addAsked()];
    const newer = await addQuestionnaire();
    const kind = 'attendee_post_course';
    const old = { kind, hash, questionaire: questionnaires.attendee, answers: delegatesAnswers };
    expect((await desk.send(old)).errors).toBeUndefined();
    const asked = await desk.ask(
      `{ feedbackForm(kind: ${kind}, trainingClass: "training_classes/${id}") { questionaire } }`,
    );
    expect(asked.data).toEqual({ feedbackForm: { questionaire: newer } });
    const mixed = await desk.send({ ...old, hash: other.hash, questionaire: newer });
    expect(problemOf(mixed)).toBeDefined();
    expect(await desk.feedbackOf('class_id', other.id)).toEqual([]);
    await desk.database.execute(sql`UPDATE feedback SET is_sent = false WHERE class_id = ${id}`);
    const feedback = await idOf(id);
    expect(problemOf(await mutate('updateFeedback', { id: feedback, answers: atLimits }))).toBeDefined();
    expect((await mutate('updateFeedback', { id: feedback, answers: delegatesAnswers })).errors).toBeUndefined();
  });

  test('answers of all kinds at their limits are sent, read, quoted and lead to a sale signal; longer ones are refused', async () => {
    const { id, hash } = await desk.addAsked();
    const input = { kind: 'attendee_post_course', hash, questionaire: await addQuestionnaire(), answers: atLimits };
    const tooLong = atLimits.map((each) => (each.questionId === 'long' ? answer('long', 'x'.repeat(10_001)) : each));
    expect(problemOf(await desk.send({ ...input, answers: tooLong }))).toBeDefined();
    expect((await desk.send(input)).errors).toBeUndefined();
    const feedback = await idOf(id);
    const { data } = await desk.ask(
      `{ feedback(id: "${feedback}") { answer { answerList { questionId value other } } } }`,
    );
    const { answer: given } = answerOf<{ answer: { answerList: { questionId: string; value: unknown }[] } }>(
      data,
      'feedback',
    );
    expect(given.answerList.find(({ questionId }) => questionId === 'long')?.value).toBe(long);
    const quoting = (text: string) => mutate('quoteAnswer', { feedback, questionId: 'long', text });
    expect((await quoting(long.slice(0, 2_000))).errors).toBeUndefined();
    expect(problemOf(await quoting(long.slice(0, 2_001)))).toBeDefined();
    const signal = {
      ...{ feedback, questionId: 'long', description: 'x'.repeat(2_000), intentType: 'referral', priority: 'high' },
      ...{ confidence: 100, tags: Array.from({ length: 10 }, (_, at) => `${at}`.padEnd(60, 'x')) },
    };
    expect((await mutate('createSaleSignal', signal)).errors).toBeUndefined();
  });

  test('two administrators who quote the same words make one quote, and the second of two sentiments is refused', async () => {
    const { id, hash } = await desk.addAsked();
    const input = {
      kind: 'attendee_post_course',
      hash,
      questionaire: questionnaires.attendee,
      answers: delegatesAnswers,
    };
    expect((await desk.send(input)).errors).toBeUndefined();
    const feedback = await idOf(id);
    const quote = { feedback, questionId: 'most_useful', text: 'The role plays.' };
    const quoted = await Promise.all([mutate('quoteAnswer', quote), mutate('quoteAnswer', quote)]);
    expect(quoted.map(problemOf).toSorted()).toEqual(['These words are quoted already.', undefined]);
    const judge = (sentiment: string) => mutate('updateFeedback', { id: feedback, version: 1, sentiment });
    const judged = await Promise.all([judge('positive'), judge('negative')]);
    expect(judged.filter(({ errors }) => errors)).toHaveLength(1);
    expect(judged.map(problemOf).find(Boolean)).toMatch(/\.$/);
  });
});

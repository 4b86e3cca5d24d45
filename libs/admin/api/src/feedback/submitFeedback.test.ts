import { describeWithDatabase, startTestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  answerOf,
  FeedbackDesk,
  KEY,
  problemOf,
  SHOP,
  signedText,
  siteSettings,
  statusOf,
  submitting,
} from '../testing/FeedbackDesk.ts';
import { answer, delegatesAnswers, questionnaires } from '../testing/feedbackRows.ts';

describeWithDatabase('feedback that the business’s site sends', (databases) => {
  const desk = new FeedbackDesk(databases);

  test('ADM-11 delegates answer by their hash, bookers and trainers by a signed link, each once', async () => {
    const { id, hash, trainer } = await desk.addAsked();
    const inputs = [
      { kind: 'attendee_post_course', hash, questionaire: questionnaires.attendee, answers: delegatesAnswers },
      {
        kind: 'booker_post_course',
        signed: signedText({ kind: 'booker_post_course', classId: id, personId: id }),
        questionaire: questionnaires.booker,
        answers: [
          answer('rating', 'good', 'good', 'good'),
          answer('result', 'Fewer complaints.'),
          answer('recommend', 'yes'),
        ],
      },
      {
        kind: 'trainer_post_course',
        signed: signedText({ kind: 'trainer_post_course', classId: id, personId: trainer }),
        questionaire: questionnaires.trainer,
        answers: [answer('rating', 'good', 'good', 'good'), answer('went_well', 'Everything.')],
      },
    ];
    for (const input of inputs) {
      expect(await desk.send(input)).toMatchObject({ data: { submitFeedback: { clientMutationId: null } } });
      const again = await desk.send(input, SHOP);
      expect([statusOf(again), problemOf(again)]).toEqual([
        409,
        expect.stringMatching(/ has answered these questions already\.$/),
      ]);
    }
    expect((await desk.feedbackOf('class_id', id)).map((row) => [row.kind, row.is_sent, row.sentiment])).toEqual([
      ['attendee_post_course', true, 'undetermined'],
      ['booker_post_course', true, 'undetermined'],
      ['trainer_post_course', true, 'undetermined'],
    ]);
  });

  test('two submissions at the same time make one feedback', async () => {
    const { id, hash } = await desk.addAsked();
    const input = {
      kind: 'attendee_post_course',
      hash,
      questionaire: questionnaires.attendee,
      answers: delegatesAnswers,
    };
    const answers = await Promise.all([desk.send(input), desk.send(input), desk.send(input)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await desk.feedbackOf('attendee_id', id)).toHaveLength(1);
  });

  test('a link for one person, class or kind is none for another', async () => {
    const { id, hash, trainer } = await desk.addAsked();
    const signed = signedText({ kind: 'booker_post_course', classId: id, personId: id });
    const other = signedText({ kind: 'booker_post_course', classId: id, personId: trainer });
    const given = { questionaire: questionnaires.booker, answers: [answer('result', 'x')] };
    const incomplete = 'This link is not complete. Please open it again from the email.';
    const forged = [
      { kind: 'trainer_post_course', signed, ...given },
      { kind: 'booker_post_course', signed: `${signed.slice(0, -1)}${signed.endsWith('A') ? 'B' : 'A'}`, ...given },
      { kind: 'booker_post_course', signed: signed.replace(id, trainer), ...given },
      { kind: 'booker_post_course', hash, ...given },
      { kind: 'attendee_post_course', signed, ...given },
      { kind: 'attendee_post_course', hash: hash.slice(1), ...given },
    ];
    for (const input of forged) expect([problemOf(await desk.send(input)), input]).toEqual([incomplete, input]);
    expect(problemOf(await desk.send({ kind: 'booker_post_course', signed: other, ...given }))).toBe(
      'This customer contact no longer exists.',
    );
    expect(await desk.feedbackOf('class_id', id)).toEqual([]);
  });

  test('the form has the questions of the kind, and of nobody without a link', async () => {
    const { id, hash } = await desk.addAsked();
    const form = (args: string) =>
      desk.site.ask(KEY, `{ feedbackForm(${args}) { kind questionaire name classTitle questions } }`);
    const { data } = await form(`kind: attendee_post_course, hash: "${hash}"`);
    expect(data?.feedbackForm).toMatchObject({
      kind: 'attendee_post_course',
      questionaire: questionnaires.attendee,
      name: 'After the course',
      questions: expect.arrayContaining([expect.objectContaining({ id: 'most_useful' })]),
    });
    expect((await form('kind: attendee_post_course, hash: "nobody"')).data).toEqual({ feedbackForm: null });
    expect(statusOf(await form(`kind: attendee_post_course, trainingClass: "training_classes/${id}"`))).toBe(422);
  });

  test('a key reads and changes nothing else', async () => {
    const { rows } = await desk.database.execute<{ id: string }>(sql`SELECT id FROM feedback ORDER BY id LIMIT 1`);
    const first = `feedbacks/${rows[0]?.id}`;
    const questions = [
      '{ bookings { totalCount } }',
      '{ feedbacks { totalCount } }',
      `{ node(id: "${first}") { id } }`,
      '{ users { totalCount } }',
      '{ feedbackForm(kind: trainer_post_course) { questionList { questionId } } }',
      `mutation { updateFeedback(input: { id: "${first}", sentiment: mixed }) { clientMutationId } }`,
      'mutation { createNote(input: { body: "x" }) { clientMutationId } }',
      'mutation { startSecondFactor(input: {}) { setUp { secret } } }',
      'mutation { confirmSecondFactor(input: { code: "123456" }) { clientMutationId } }',
      'mutation { changeOwnPassword(input: { currentPassword: "x", password: "another-one" }) { clientMutationId } }',
    ];
    for (const question of questions) {
      const answered = await desk.site.ask(KEY, question);
      expect([question, Object.values(answered.data ?? {}).every((value) => value === null)]).toEqual([question, true]);
      if (!question.includes('questionList')) expect([question, statusOf(answered)]).not.toEqual([question, undefined]);
    }
    expect(statusOf(await desk.site.ask(KEY, '{ __schema { types { name } } }'))).toBe(400);
    expect(statusOf(await desk.site.ask(desk.tokens.admin, '{ bookings { totalCount } }'))).toBe(400);
  });

  test('200 attempts with wrong keys are refused, most of them without a look at the key', async () => {
    const own = await startTestServer({ database: desk.database, variables: siteSettings });
    const statuses: unknown[] = [];
    for (let at = 0; at < 200; at += 1) {
      const answered = await own.ask(`guess-${at}`, submitting, { input: {} });
      statuses.push(statusOf(answered));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(180);
    // The right key is not answered there either until the minute is over.
    expect(statusOf(await own.ask(KEY, submitting, { input: {} }))).toBe(429);
    expect(own.logged.filter(({ msg }) => msg === 'feedback key refused')).toHaveLength(20);
    expect(JSON.stringify(own.logged)).not.toContain('guess-');
    await own.close();
  });

  test('without FEEDBACK_KEYS no key is known', async () => {
    expect(statusOf(await desk.server.ask(KEY, submitting, { input: {} }))).toBe(401);
  });

  test('ADM-11 they appear as feedback when they are recorded, follow corrections, and are sent by hash once', async () => {
    const { rows } = await desk.database.execute<{ id: string; hash: string; questionnaire: string }>(sql`
        SELECT a.id, a.hash, q.id AS questionnaire FROM attendee a
        JOIN training_seat_reservation r ON r.id = a.reservation_id AND r.released_at IS NULL
        JOIN training_class c ON c.id = r.class_id AND c.status <> 'canceled'
        JOIN course_version v ON v.id = c.course_version_id
        JOIN questionnaire q ON q.course_id = v.course_id
        WHERE a.pre_course_answer_id IS NULL ORDER BY a.id LIMIT 2`);
    const [recorded, sent] = rows;
    const { data } = await desk.ask(
      `{ node(id: "questionaires/${recorded?.questionnaire}") { ... on Questionaire { questions } } }`,
    );
    const { questions } = answerOf<{ questions: { id: string; rows?: object[] }[] }>(data, 'node');
    const topics = (choice: string) =>
      answer('topics', ...(questions.find(({ id }) => id === 'topics')?.rows ?? []).map(() => choice));
    const answers = [topics('useful'), answer('goal', 'Tips'), answer('experience', 'some')];
    const record = (goal: string) =>
      desk.ask(
        'mutation ($input: recordPreCourseAnswersInput!) { recordPreCourseAnswers(input: $input) { clientMutationId } }',
        'manager',
        {
          input: {
            id: `attendees/${recorded?.id}`,
            questionaire: `questionaires/${recorded?.questionnaire}`,
            answers: [answers[0], answer('goal', goal), answers[2]],
          },
        },
      );
    expect((await record('Tips')).errors).toBeUndefined();
    expect(await desk.feedbackOf('attendee_id', recorded?.id ?? '')).toMatchObject([
      { kind: 'attendee_pre_course', is_sent: false },
    ]);
    expect((await record('Other tips')).errors).toBeUndefined();
    const shown = await desk.ask(
      `{ feedbacks(first: 1, kind: attendee_pre_course) { edges { node { attendee { id } answer { answerList { questionId value } } } } } }`,
    );
    expect(JSON.stringify(shown.data)).toContain('Other tips');
    expect(await desk.feedbackOf('attendee_id', recorded?.id ?? '')).toHaveLength(1);

    const { data: second } = await desk.ask(
      `{ node(id: "questionaires/${sent?.questionnaire}") { ... on Questionaire { questions } } }`,
    );
    const asked = answerOf<{ questions: typeof questions }>(second, 'node').questions;
    const input = {
      kind: 'attendee_pre_course',
      hash: sent?.hash,
      questionaire: `questionaires/${sent?.questionnaire}`,
      answers: [
        answer('topics', ...(asked.find(({ id }) => id === 'topics')?.rows ?? []).map(() => 'useful')),
        answer('goal', 'Tips'),
        answer('experience', 'some'),
      ],
    };
    expect((await desk.send(input)).errors).toBeUndefined();
    expect(await desk.feedbackOf('attendee_id', sent?.id ?? '')).toMatchObject([
      { kind: 'attendee_pre_course', is_sent: true },
    ]);
    expect(problemOf(await desk.send(input))).toMatch(/ has answered these questions already\.$/);
  });
});

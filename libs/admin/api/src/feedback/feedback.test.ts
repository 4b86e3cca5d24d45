import { ChangeRecorder, describeWithDatabase } from '@console/api-kit/testing';
import { addCourseToHold } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answerOf, FeedbackDesk, problemOf, statusOf } from '../testing/FeedbackDesk.ts';
import { delegatesAnswers, questionnaires } from '../testing/feedbackRows.ts';

const kinds = ['attendee_post_course', 'attendee_pre_course', 'booker_post_course', 'trainer_post_course'];

interface Row {
  id: string;
  kind: string;
  sentiment: string;
  personName: string;
  createdAt: string;
  trainingClass: { id: string };
}

describeWithDatabase('feedback', (databases) => {
  const desk = new FeedbackDesk(databases);

  async function allOf(list: string): Promise<Row[]> {
    const { data, errors } = await desk.ask(
      `{ ${list} { edges { node { id kind sentiment personName createdAt trainingClass { id } } } } }`,
    );
    expect(errors).toBeUndefined();
    const [found] = Object.values(data ?? {}) as { edges: { node: Row }[] }[];
    return found?.edges.map(({ node }) => node) ?? [];
  }

  test('ADM-11 the list has the four kinds, the newest first, and is filtered by kind, sentiment, class and period', async () => {
    const rows = await allOf('feedbacks(first: 100)');
    const dates = rows.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const kind of kinds) {
      const found = await allOf(`feedbacks(first: 100, kind: ${kind})`);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((row) => row.kind))).toEqual(new Set([kind]));
    }
    for (const sentiment of ['mixed', 'negative', 'neutral', 'positive', 'undetermined']) {
      const found = await allOf(`feedbacks(first: 100, sentiment: ${sentiment})`);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((row) => row.sentiment))).toEqual(new Set([sentiment]));
    }
    const [first] = rows;
    const ofClass = await allOf(`feedbacks(first: 100, trainingClass: "${first?.trainingClass.id}")`);
    expect(new Set(ofClass.map((row) => row.trainingClass.id))).toEqual(new Set([first?.trainingClass.id]));
    const since = dates[5] ?? '';
    const later = await allOf(`feedbacks(first: 100, createdAt: [{ after: "${since}" }])`);
    expect(later.map(({ id }) => id)).toEqual(rows.filter((row) => row.createdAt >= since).map(({ id }) => id));
  });

  test('ADM-11 a feedback has its answers with the questions that were asked, and its sentiment is set by administrators', async () => {
    const { id } = await desk.addAsked();
    const recording = `mutation ($input: recordFeedbackInput!) { recordFeedback(input: $input) { feedback { id sentiment } } }`;
    const input = {
      kind: 'attendee_post_course',
      trainingClass: `training_classes/${id}`,
      person: `attendees/${id}`,
      questionaire: questionnaires.attendee,
      answers: delegatesAnswers,
    };
    const made = (await desk.ask(recording, 'admin', { input })).data?.recordFeedback as { feedback: { id: string } };
    expect(made.feedback).toMatchObject({ sentiment: 'undetermined' });
    const detail = `query ($id: ID!) { feedback(id: $id) { kind sentiment personName isSent
        trainingClass { id } attendee { customerContact { id } }
        answer { answerList { questionId value other } questionaire { questionList { questionId } } } } }`;
    const { data } = await desk.ask(detail, 'admin', { id: made.feedback.id });
    expect(data?.feedback).toMatchObject({
      kind: 'attendee_post_course',
      personName: 'Oliver Bamford',
      isSent: false,
      trainingClass: { id: `training_classes/${id}` },
      attendee: { customerContact: { id: `customer_contacts/${id}` } },
      answer: {
        answerList: expect.arrayContaining([
          { questionId: 'most_useful', value: 'The role plays. They were about our own work.', other: null },
          { questionId: 'recommend', value: 'other', other: 'Only to managers' },
        ]),
        questionaire: { questionList: expect.arrayContaining([{ questionId: 'most_useful' }]) },
      },
    });
    const changed = await desk.ask(
      `mutation { updateFeedback(input: { id: "${made.feedback.id}", sentiment: negative }) { feedback { sentiment } } }`,
    );
    expect(changed.data).toEqual({ updateFeedback: { feedback: { sentiment: 'negative' } } });
    const again = await desk.ask(recording, 'admin', { input });
    expect([problemOf(again), statusOf(again)]).toEqual(['Oliver Bamford has answered these questions already.', 409]);
  });

  test('ACC-12 managers get nothing of it: no list, no record, no count, no answers after a course, no live change', async () => {
    const [first] = await allOf('feedbacks(first: 1, kind: booker_post_course)');
    const { data } = await desk.ask(`{ feedback(id: "${first?.id}") { answer { id } } }`);
    const { answer: given } = answerOf<{ answer: { id: string } }>(data, 'feedback');
    const questions = [
      '{ feedbacks { totalCount } }',
      `{ feedback(id: "${first?.id}") { kind } }`,
      `{ node(id: "${first?.id}") { id } }`,
      `{ node(id: "${given.id}") { id } }`,
      '{ customerQuotes { totalCount } }',
      `{ feedbackAsked(trainingClass: "${first?.trainingClass.id}") { name } }`,
      `{ feedbackForm(kind: trainer_post_course, trainingClass: "${first?.trainingClass.id}") { name } }`,
    ];
    for (const question of questions) {
      expect([question, statusOf(await desk.ask(question, 'nobody'))]).toEqual([question, 401]);
      for (const who of ['manager', 'trainer']) {
        expect([who, question, statusOf(await desk.ask(question, who))]).toEqual([who, question, 403]);
      }
      expect((await desk.ask(question)).errors).toBeUndefined();
    }
    const { hash } = await desk.addAsked();
    const recorder = await ChangeRecorder.start(desk.database);
    const changes = await recorder.during(async () => {
      const input = {
        kind: 'attendee_post_course',
        hash,
        questionaire: questionnaires.attendee,
        answers: delegatesAnswers,
      };
      expect((await desk.send(input)).errors).toBeUndefined();
    });
    expect(recorder.heardByOther(['ROLE_ADMIN'], changes)).toMatchObject({
      records: expect.arrayContaining([expect.objectContaining({ type: 'Feedback', kind: 'created' })]),
    });
    expect(() => recorder.heardByOther(['ROLE_ACCOUNT_MANAGER'], changes)).toThrow('Another user heard nothing.');
    await recorder.close();
  });

  test('ADM-11 a class shows who was asked and who has answered', async () => {
    const { id, hash, trainer } = await desk.addAsked();
    const input = {
      kind: 'attendee_post_course',
      hash,
      questionaire: questionnaires.attendee,
      answers: delegatesAnswers,
    };
    expect((await desk.send(input)).errors).toBeUndefined();
    const { data, errors } = await desk.ask(`{ feedbackAsked(trainingClass: "training_classes/${id}") {
      kind name attendee { id } customerContact { id } trainer { id } feedback { kind personName } } }`);
    expect(errors).toBeUndefined();
    const delegate = {
      name: 'Oliver Bamford',
      attendee: { id: `attendees/${id}` },
      customerContact: null,
      trainer: null,
    };
    expect(data?.feedbackAsked).toEqual([
      { kind: 'attendee_pre_course', ...delegate, feedback: null },
      {
        kind: 'attendee_post_course',
        ...delegate,
        feedback: { kind: 'attendee_post_course', personName: 'Oliver Bamford' },
      },
      {
        kind: 'booker_post_course',
        name: 'Oliver Bamford',
        attendee: null,
        customerContact: { id: `customer_contacts/${id}` },
        trainer: null,
        feedback: null,
      },
      {
        kind: 'trainer_post_course',
        name: expect.any(String),
        attendee: null,
        customerContact: null,
        trainer: { id: `trainers/${trainer}` },
        feedback: null,
      },
    ]);
  });

  test('delegates of a course without questions before it are asked only after it', async () => {
    const { id } = await desk.addAsked();
    await addCourseToHold(desk.database, id);
    await desk.database.execute(sql`UPDATE training_class SET course_version_id = ${id} WHERE id = ${id}`);
    const { data } = await desk.ask(`{ feedbackAsked(trainingClass: "training_classes/${id}") { kind } }`);
    expect(data?.feedbackAsked).toEqual([
      { kind: 'attendee_post_course' },
      { kind: 'booker_post_course' },
      { kind: 'trainer_post_course' },
    ]);
  });

  test('a feedback keeps nobody from taking a delegate off a seat, follows a correction of the name, and keeps it', async () => {
    const { id, hash } = await desk.addAsked();
    const input = {
      kind: 'attendee_post_course',
      hash,
      questionaire: questionnaires.attendee,
      answers: delegatesAnswers,
    };
    expect((await desk.send(input)).errors).toBeUndefined();
    await desk.database.execute(sql`UPDATE attendee SET family_name = 'Bramford' WHERE id = ${id}`);
    expect(await desk.feedbackOf('attendee_id', id)).toMatchObject([{ person_name: 'Oliver Bramford' }]);
    const { errors } = await desk.ask(
      `mutation { deleteAttendee(input: { id: "attendees/${id}" }) { clientMutationId } }`,
      'manager',
    );
    expect(errors).toBeUndefined();
    expect(await desk.feedbackOf('class_id', id)).toMatchObject([{ person_name: 'Oliver Bramford' }]);
    const { data } = await desk.ask(
      `{ feedbacks(first: 1, trainingClass: "training_classes/${id}") { edges { node { personName attendee { id } } } } }`,
    );
    expect(data).toEqual({ feedbacks: { edges: [{ node: { personName: 'Oliver Bramford', attendee: null } }] } });
  });

  test('ADM-12 quotes are sentences of feedback with contact, class and sentiment, in every sentiment', async () => {
    const { data, errors } =
      await desk.ask(`{ customerQuotes(first: 100) { edges { node { text sentiment personName createdAt questionId
      contact { id fullName } trainingClass { id title } feedback { personName answer { answerList { questionId value } } } } } } }`);
    expect(errors).toBeUndefined();
    const { edges } = answerOf<{ edges: { node: Record<string, unknown> }[] }>(data, 'customerQuotes');
    const quotes = edges.map(({ node }) => node);
    expect(new Set(quotes.map(({ sentiment }) => sentiment))).toEqual(
      new Set(['mixed', 'negative', 'neutral', 'positive', 'undetermined']),
    );
    const dates = quotes.map(({ createdAt }) => String(createdAt));
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const { text, questionId, feedback, trainingClass, personName } of quotes) {
      const { answer: given } = feedback as { answer: { answerList: { questionId: string; value: string }[] } };
      expect(given.answerList.find((each) => each.questionId === questionId)?.value).toContain(text);
      expect(trainingClass).toMatchObject({ title: expect.any(String) });
      expect(feedback).toMatchObject({ personName });
    }
    expect(quotes.some(({ contact }) => contact !== null)).toBe(true);
  });
});

import { viewerOf } from '@console/api-kit';
import { newId } from '@console/api-kit/database';
import { describeWithDatabase, writeAs } from '@console/api-kit/testing';
import { leavePlaces, preCourseAnswered, TrainingClass, tables, takePlaces } from '@console/classes-api';
import { runBackfills } from '@console/core-api/testing';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { FeedbackDesk, problemOf } from '../testing/FeedbackDesk.ts';
import { addAskedDelegates, addQuotes } from '../testing/feedbackRows.ts';

const { attendee, trainingSeatReservation } = tables;

const administrator = viewerOf({ userId: newId(), personId: newId(), roles: ['ROLE_ADMIN'] });

describeWithDatabase('feedback that is kept', (databases) => {
  const desk = new FeedbackDesk(databases);

  /** Adds delegates with answers before the course, as classes stored them before there was feedback. */
  async function addAnsweredDelegates(count: number): Promise<{ ids: string[]; answers: string[] }> {
    const { database } = desk;
    const ids = await addAskedDelegates(database, count);
    const answers: string[] = [];
    for (const id of ids) {
      const answerId = newId();
      answers.push(answerId);
      await database.execute(sql`INSERT INTO questionnaire_answer (id, questionnaire_id, answers, created_at)
        SELECT ${answerId}, id, '{}', '2025-03-01' FROM questionnaire WHERE course_id IS NOT NULL LIMIT 1`);
      await database.execute(sql`UPDATE attendee SET pre_course_answer_id = ${answerId} WHERE id = ${id}`);
    }
    return { ids, answers };
  }

  async function rowsOf(ids: readonly string[]) {
    const { rows } = await desk.database.execute<Record<string, unknown>>(
      sql`SELECT kind, class_id, attendee_id, person_name, answer_id, sentiment, is_sent, created_at::text AS created
        FROM feedback WHERE attendee_id = ANY (${sql.param([...ids])}::text[]) ORDER BY id`,
    );
    return rows;
  }

  test('answers from before the table of feedback become feedback, once, with their own date and class', async () => {
    const { ids, answers } = await addAnsweredDelegates(3);
    await desk.database.execute(sql`DELETE FROM backfill WHERE name = 'preCourseFeedback'`);
    expect(await runBackfills(desk.database, 'preCourseFeedback')).toEqual([]);
    const made = await rowsOf(ids);
    expect(made).toEqual(
      ids.map((id, index) => ({
        ...{ kind: 'attendee_pre_course', class_id: id, attendee_id: id, person_name: 'Oliver Bamford' },
        ...{ answer_id: answers[index], sentiment: 'undetermined', is_sent: false },
        created: expect.stringMatching(/^2025-03-01/),
      })),
    );
    await desk.database.execute(sql`DELETE FROM backfill WHERE name = 'preCourseFeedback'`);
    expect(await runBackfills(desk.database, 'preCourseFeedback')).toEqual([]);
    expect(await rowsOf(ids)).toEqual(made);
  });

  test('the feedback of a transferred delegate goes along to a class of the course, with its quotes', async () => {
    const { database } = desk;
    const { ids, answers } = await addAnsweredDelegates(2);
    const [from = '', to = ''] = ids;
    await database.execute(sql`INSERT INTO feedback (id, kind, class_id, attendee_id, person_name, answer_id)
      VALUES (${from}, 'attendee_pre_course', ${from}, ${from}, 'Oliver Bamford', ${answers[0]})`);
    await database.execute(sql`INSERT INTO customer_quote (id, feedback_id, person_name, class_id, question_id, text)
      VALUES (${from}, ${from}, 'Oliver Bamford', ${from}, 'goal', 'Tips')`);
    await writeAs(database, administrator, async (writing) => {
      const classes = [await writing.lockRow(TrainingClass, from), await writing.lockRow(TrainingClass, to)] as const;
      const places = await writing.tx
        .select()
        .from(trainingSeatReservation)
        .where(eq(trainingSeatReservation.classId, from));
      const delegates = await leavePlaces(writing, classes[0], places);
      await writing.tx.execute(sql`UPDATE booking_item SET class_id = ${to} WHERE id = ${from}`);
      await takePlaces(writing, { from: classes[0], to: classes[1] }, { id: from }, [3, 4], delegates);
    });
    expect(await rowsOf([from])).toMatchObject([{ class_id: to, answer_id: answers[0] }]);
    const { rows } = await database.execute(sql`SELECT class_id FROM customer_quote WHERE id = ${from}`);
    expect(rows).toEqual([{ class_id: to }]);
  });

  test('a delegate is asked about each of their classes; who comes back and answers again has one feedback, with the newer answers', async () => {
    const { database } = desk;
    const { ids, answers } = await addAnsweredDelegates(2);
    const [id = '', other = ''] = ids;
    await database.execute(sql`UPDATE attendee SET pre_course_answer_id = NULL WHERE id = ${other}`);
    const [delegate] = await database.select().from(attendee).where(eq(attendee.id, id));
    const answering = (classId: string, answerId = '') =>
      writeAs(database, administrator, async (writing) => {
        const held = await writing.lockRow(TrainingClass, classId);
        if (delegate) await writing.announce(preCourseAnswered, { class: held, delegate, answerId });
      });
    await answering(id, answers[0]);
    await answering(other, answers[1]);
    expect(await rowsOf([id])).toMatchObject([
      { class_id: id, answer_id: answers[0] },
      { class_id: other, answer_id: answers[1] },
    ]);
    const newer = newId();
    await database.execute(sql`INSERT INTO questionnaire_answer (id, questionnaire_id, answers)
      SELECT ${newer}, questionnaire_id, '{}' FROM questionnaire_answer WHERE id = ${answers[0]}`);
    await answering(id, newer);
    expect(await rowsOf([id])).toMatchObject([{ class_id: id, answer_id: newer }, { class_id: other }]);
  });

  test('a contact in feedback, quotes or sale signals is not deleted, and a manager is not told why', async () => {
    const { database } = desk;
    const [quoted = '', booker = '', signaled = ''] = await addQuotes(database, 3);
    await database.execute(sql`DELETE FROM customer_quote WHERE id <> ${quoted} AND id IN (${booker}, ${signaled})`);
    await database.execute(sql`UPDATE feedback SET kind = 'booker_post_course', attendee_id = NULL, person_id = ${booker}
      WHERE id = ${booker}`);
    await database.execute(sql`INSERT INTO sale_signal
        (id, description, customer_id, person_id, feedback_id, intent_type, priority, confidence_score)
      SELECT ${signaled}, 'Would book again', customer_id, id, ${signaled}, 'referral', 'high', 0.5
      FROM person WHERE id = ${signaled}`);
    for (const id of [quoted, booker, signaled]) {
      // Unassigning the delegate is not refused, and leaves only what administrators see.
      const unassigned = await desk.ask(
        `mutation { deleteAttendee(input: { id: "attendees/${id}" }) { clientMutationId } }`,
      );
      expect(unassigned.errors).toBeUndefined();
      for (const who of ['manager', 'admin']) {
        const refused = await desk.ask(
          `mutation { deleteCustomerContact(input: { id: "customer_contacts/${id}" }) { clientMutationId } }`,
          who,
        );
        expect(problemOf(refused)).toMatch(/1 other record refers to this contact, so it cannot be deleted\.$/);
      }
    }
    const { rows } = await database.execute(sql`SELECT f.person_name, f.attendee_id, q.text, q.person_id
      FROM feedback f JOIN customer_quote q ON q.feedback_id = f.id WHERE f.id = ${quoted}`);
    expect(rows).toEqual([
      { person_name: 'Oliver Bamford', attendee_id: null, text: 'The role plays.', person_id: quoted },
    ]);
  });

  test('a contact who is deleted in another way leaves the feedback and the quote with the name; a sale signal keeps the contact', async () => {
    const { database } = desk;
    const [id = '', signaled = ''] = await addQuotes(database, 2);
    await database.execute(sql`INSERT INTO sale_signal
        (id, description, customer_id, person_id, intent_type, priority, confidence_score)
      SELECT ${signaled}, 'Would book again', customer_id, id, 'referral', 'high', 0.5 FROM person WHERE id = ${signaled}`);
    for (const each of [id, signaled]) await database.execute(sql`DELETE FROM attendee WHERE id = ${each}`);
    await database.execute(sql`DELETE FROM person WHERE id = ${id}`);
    const { rows } = await database.execute(sql`SELECT f.person_name, q.person_name AS quoted, q.person_id
      FROM feedback f JOIN customer_quote q ON q.feedback_id = f.id WHERE f.id = ${id}`);
    expect(rows).toEqual([{ person_name: 'Oliver Bamford', quoted: 'Oliver Bamford', person_id: null }]);
    await expect(database.execute(sql`DELETE FROM person WHERE id = ${signaled}`)).rejects.toThrow();
  });
});

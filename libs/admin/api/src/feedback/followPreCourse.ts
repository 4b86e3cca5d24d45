import { onEffect } from '@console/api-kit';
import { preCourseAnswered, preCourseAnswersMoved } from '@console/classes-api';
import { fullName } from '@console/format';
import { and, eq, inArray, or } from 'drizzle-orm';
import { CustomerQuote, Feedback } from '../nodes.ts';
import { customerQuote, feedback } from '../tables.ts';

const kind = 'attendee_pre_course';

// Answers before a course are feedback too. A correction changes the answers that the feedback refers to.
onEffect(preCourseAnswered, async (writing, { class: { id: classId }, delegate, answerId }) => {
  const ofDelegate = and(eq(feedback.attendeeId, delegate.id), eq(feedback.classId, classId), eq(feedback.kind, kind));
  const [known] = await writing.tx
    .select()
    .from(feedback)
    .where(or(eq(feedback.answerId, answerId), ofDelegate));
  if (known?.answerId === answerId) return writing.touch(Feedback, known.id);
  const isSent = writing.viewer.isFeedbackSite === true;
  // Delegates who come back from a class of another course answer again. The newer answers count.
  if (known) {
    await writing.update(Feedback, await writing.lockRow(Feedback, known.id), { answerId, isSent });
    return;
  }
  const { id: attendeeId } = delegate;
  await writing.insert(Feedback, { kind, classId, attendeeId, personName: fullName(delegate), answerId, isSent });
});

// The answers of a delegate go along to another class of the course, and so does their feedback.
onEffect(preCourseAnswersMoved, async (writing, { to: { id: classId }, answerIds }) => {
  const moved = await writing.updateAll(Feedback, inArray(feedback.answerId, [...answerIds]), { classId });
  const ids = moved.map(({ id }) => id);
  await writing.updateAll(CustomerQuote, inArray(customerQuote.feedbackId, ids), { classId });
});

import { onEffect } from '@console/api-kit';
import { preCourseAnswered } from '@console/classes-api';
import { fullName } from '@console/format';
import { eq } from 'drizzle-orm';
import { Feedback } from '../nodes.ts';
import { feedback } from '../tables.ts';

// Answers before a course are feedback too. A correction changes the answers that the feedback refers to.
onEffect(preCourseAnswered, async (writing, { class: { id: classId }, delegate, answerId }) => {
  const [known] = await writing.tx.select().from(feedback).where(eq(feedback.answerId, answerId));
  if (known) return writing.touch(Feedback, known.id);
  await writing.insert(Feedback, {
    kind: 'attendee_pre_course',
    classId,
    attendeeId: delegate.id,
    personName: fullName(delegate),
    answerId,
    isSent: writing.viewer.isFeedbackSite === true,
  });
});

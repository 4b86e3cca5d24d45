import { type Sentiment, whyNotAsked } from '@console/admin-contracts';
import type { RowOf, Writing } from '@console/api-kit';
import { Attendee, answerPreCourse, type GivenAnswers, recordAnswers } from '@console/classes-api';
import { type FeedbackKind, whyNotAnswerAgain } from '@console/classes-contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Feedback } from '../nodes.ts';
import { feedback } from '../tables.ts';
import type { FeedbackGiver } from './feedbackGiver.ts';

interface Given extends GivenAnswers {
  readonly kind: FeedbackKind;
  readonly giver: FeedbackGiver;
  readonly sentiment?: Sentiment | null | undefined;
}

/** Stores the answers of a person about a class. Everybody answers once. The class is locked. */
export async function keepFeedback(
  writing: Writing,
  { kind, giver, sentiment, ...given }: Given,
): Promise<RowOf<typeof feedback>> {
  const { class: held, ...person } = giver;
  writing.refuseIf(whyNotAsked(kind, held, writing.now));
  if (kind !== 'attendee_pre_course') {
    writing.refuseIf((await hasAnswered(writing, kind, giver)) ? whyNotAnswerAgain(person.personName) : null);
    const { id: answerId } = await recordAnswers(writing, kind, given);
    const isSent = writing.viewer.isFeedbackSite === true;
    return writing.insert(Feedback, { kind, classId: held.id, ...person, answerId, isSent, ...toneOf(sentiment) });
  }
  const id = `${Attendee.prefix}/${person.attendeeId}`;
  // Administration follows the effect of classes, which makes the feedback.
  const { preCourseAnswerId } = await answerPreCourse(writing, { id, ...given }, { once: true });
  const [made] = await writing.tx
    .select()
    .from(feedback)
    .where(eq(feedback.answerId, preCourseAnswerId ?? ''));
  if (!made) throw new Error(`The answers of attendee ${person.attendeeId} made no feedback.`);
  return sentiment ? writing.update(Feedback, made, { sentiment }) : made;
}

const toneOf = (sentiment: Sentiment | null | undefined) => (sentiment ? { sentiment } : {});

async function hasAnswered(writing: Writing, kind: FeedbackKind, giver: FeedbackGiver): Promise<boolean> {
  const is = (column: AnyPgColumn, ulid: string | null) => (ulid === null ? isNull(column) : eq(column, ulid));
  const rows = await writing.tx
    .select({ id: feedback.id })
    .from(feedback)
    .where(
      and(
        eq(feedback.classId, giver.class.id),
        eq(feedback.kind, kind),
        is(feedback.attendeeId, giver.attendeeId),
        is(feedback.personId, giver.personId),
        is(feedback.trainerId, giver.trainerId),
      ),
    );
  return rows.length > 0;
}

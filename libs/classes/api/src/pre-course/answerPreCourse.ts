import { invalidInput, type RecordInput, type RowOf, requireUlid, type Writing } from '@console/api-kit';
import { whyNotAnswerAgain, whyNotRecordAnswers } from '@console/classes-contracts';
import { fullName } from '@console/format';
import { eq } from 'drizzle-orm';
import { preCourseAnswered } from '../classEffects.ts';
import { Attendee, Questionaire, QuestionaireAnswer } from '../nodes.ts';
import { answersTo, type GivenAnswers } from '../questionnaire/recordAnswers.ts';
import { type attendee, courseVersion, type trainingClass } from '../tables.ts';
import { lockDelegate } from '../training-seat/delegates.ts';
import { keepAnswers } from '../training-seat/keepDelegates.ts';
import { newestPreCourse } from './preCourseQuestionaire.ts';

/**
 * Stores what a delegate answers before the course, or corrects it.
 *
 * @param options.once refuses answers of a delegate who has answered already.
 * @returns the delegate, with the ULID of the answers.
 */
export async function answerPreCourse(
  writing: Writing,
  { id, version, questionaire, answers }: RecordInput & GivenAnswers,
  { once = false } = {},
): Promise<RowOf<typeof attendee>> {
  const { class: held, reservation, seated, delegate } = await lockDelegate(writing, { id, version });
  const answered = delegate.preCourseAnswerId
    ? await writing.lockRow(QuestionaireAnswer, delegate.preCourseAnswerId)
    : null;
  const asked = answered?.questionnaireId ?? (await newestOf(writing, held));
  writing.refuseIf(whyNotRecordAnswers(held, { ...delegate, seated, asked: asked !== null }));
  if (once && answered) writing.refuseIf(whyNotAnswerAgain(fullName(delegate)));
  if (asked === null || requireUlid(Questionaire.prefix, questionaire, 'questionaire') !== asked) {
    throw invalidInput({ path: 'questionaire', message: 'There is another questionnaire now. Open it again.' });
  }
  // Holds the questions, so that they are still these when the answers are stored.
  const { questions } = await writing.lockRow(Questionaire, asked);
  const checked = answersTo(questions, answers);
  keepAnswers(writing, held, delegate, reservation, answered ? 'corrected' : 'recorded');
  const answer = answered
    ? await writing.update(QuestionaireAnswer, answered, { answers: checked })
    : await writing.insert(QuestionaireAnswer, { questionnaireId: asked, answers: checked });
  // Also gives the delegate the next version, for the check of stale answers.
  const changed = await writing.update(Attendee, delegate, { preCourseAnswerId: answer.id });
  await writing.announce(preCourseAnswered, { class: held, delegate: changed, answerId: answer.id });
  return changed;
}

/** Returns the ULID of the newest pre-course questionnaire of a class's course, or null. */
async function newestOf(
  { tx }: Writing,
  { courseVersionId }: Pick<RowOf<typeof trainingClass>, 'courseVersionId'>,
): Promise<string | null> {
  const [taught] = await tx.select().from(courseVersion).where(eq(courseVersion.id, courseVersionId));
  const newest = taught && (await newestPreCourse(tx, [taught.courseId])).get(taught.courseId);
  return newest?.id ?? null;
}

import { invalidInput, mutationField, type RowOf, requireUlid, staff, type Writing } from '@console/api-kit';
import { answerOf, recordPreCourseAnswersInput, whyNotRecordAnswers } from '@console/classes-contracts';
import { eq } from 'drizzle-orm';
import { Attendee, Questionaire, QuestionaireAnswer } from '../nodes.ts';
import { courseVersion, type trainingClass } from '../tables.ts';
import { lockDelegate } from '../training-seat/delegates.ts';
import { keepAnswers } from '../training-seat/keepDelegates.ts';
import { checkedAnswers, checkedQuestions } from './checkedAnswers.ts';
import { newestPreCourse } from './preCourseQuestionaire.ts';

mutationField('recordPreCourseAnswers', {
  description:
    'Records what a delegate answers before the course, on paper or by telephone, or corrects their answers. Takes all answers at once. The path of a violation names the question: `answers.goal`.',
  rule: staff,
  input: recordPreCourseAnswersInput,
  describe: {
    questionaire: 'The questionnaire that the delegate has answered, or else the newest of the course.',
    answers:
      'The values of an answer are its text; its lines; the chosen value, and after `other` the free text; or of a matrix the chosen value of each row. An empty text stands for no answer.',
  },
  changes: Attendee,
  write: async (writing, { id, version, questionaire, answers }) => {
    const { class: held, reservation, seated, delegate } = await lockDelegate(writing, { id, version });
    const answered = delegate.preCourseAnswerId
      ? await writing.lockRow(QuestionaireAnswer, delegate.preCourseAnswerId)
      : null;
    const asked = answered?.questionnaireId ?? (await newestOf(writing, held));
    writing.refuseIf(whyNotRecordAnswers(held, { ...delegate, seated, asked: asked !== null }));
    if (asked === null || requireUlid(Questionaire.prefix, questionaire, 'questionaire') !== asked) {
      throw invalidInput({ path: 'questionaire', message: 'There is another questionnaire now. Open it again.' });
    }
    // Holds the questions, so that they are still these when the answers are stored.
    const { questions } = await writing.lockRow(Questionaire, asked);
    const known = new Map(checkedQuestions(questions).map((question) => [question.id, question]));
    const given = answers.map(({ questionId, values }) => [questionId, answerOf(known.get(questionId), values)]);
    const checked = checkedAnswers(questions, Object.fromEntries(given));
    keepAnswers(writing, held, delegate, reservation, answered ? 'corrected' : 'recorded');
    const { id: preCourseAnswerId } = answered
      ? await writing.update(QuestionaireAnswer, answered, { answers: checked })
      : await writing.insert(QuestionaireAnswer, { questionnaireId: asked, answers: checked });
    // Also gives the delegate the next version, for the check of stale answers.
    return writing.update(Attendee, delegate, { preCourseAnswerId });
  },
});

/** Returns the ULID of the newest pre-course questionnaire of a class's course, or null. */
async function newestOf(
  { tx }: Writing,
  { courseVersionId }: Pick<RowOf<typeof trainingClass>, 'courseVersionId'>,
): Promise<string | null> {
  const [taught] = await tx.select().from(courseVersion).where(eq(courseVersion.id, courseVersionId));
  const newest = taught && (await newestPreCourse(tx, [taught.courseId])).get(taught.courseId);
  return newest?.id ?? null;
}

import { invalidInput, type RowOf, requireUlid, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { answerOf, type QuestionnaireQuestion } from '@console/classes-contracts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { Questionaire, QuestionaireAnswer } from '../nodes.ts';
import { questionnaire, type questionnaireAnswer } from '../tables.ts';
import { checkedAnswers, checkedQuestions } from './checkedAnswers.ts';
import { type PostCourseKind, postCourse } from './postCourse.ts';

/** The answers of an input, and the questionnaire that they answer. */
export interface GivenAnswers {
  /** The id of the questionnaire: `questionaires/01J…`. */
  readonly questionaire: string;
  readonly answers: readonly GivenAnswer[];
}

export interface GivenAnswer {
  readonly questionId: string;
  /** As `answerOf` of the contracts takes them. */
  readonly values: readonly string[];
}

/** A questionnaire as somebody is asked it. */
export interface AskedQuestionnaire {
  /** The ULID. */
  readonly id: string;
  readonly name: string;
  readonly questions: readonly QuestionnaireQuestion[];
}

/** Returns the answers to store. @throws a violation for each that breaks a rule, with the path `answers.goal`. */
export function answersTo(questions: unknown, answers: readonly GivenAnswer[]) {
  const known = new Map(checkedQuestions(questions).map((question) => [question.id, question]));
  const given = answers.map(({ questionId, values }) => [questionId, answerOf(known.get(questionId), values)]);
  return checkedAnswers(questions, Object.fromEntries(given));
}

/** Returns the questionnaire that people are asked after a course: the newest of its kind. */
export async function postCourseQuestionnaire(queries: Queries, kind: PostCourseKind): Promise<AskedQuestionnaire> {
  const [newest = postCourse[kind]] = await queries
    .select()
    .from(questionnaire)
    .where(and(eq(questionnaire.kind, kind), isNull(questionnaire.courseId)))
    .orderBy(desc(questionnaire.createdAt), desc(questionnaire.id))
    .limit(1);
  return { id: newest.id, name: newest.name, questions: checkedQuestions(newest.questions) };
}

/**
 * Stores what somebody has answered after a course. The questionnaire may be an older one of the kind, because people answer the questions
 * that they have seen.
 */
export async function recordAnswers(
  writing: Writing,
  kind: PostCourseKind,
  { questionaire, answers }: GivenAnswers,
): Promise<RowOf<typeof questionnaireAnswer>> {
  const ulid = requireUlid(Questionaire.prefix, questionaire, 'questionaire');
  if (ulid === postCourse[kind].id) await keepFirst(writing, kind);
  const asked = await writing.refer(Questionaire, questionaire, 'questionaire');
  if (asked.kind !== kind) {
    throw invalidInput({ path: 'questionaire', message: 'This questionnaire asks other people.' });
  }
  return writing.insert(QuestionaireAnswer, {
    questionnaireId: asked.id,
    kind,
    answers: answersTo(asked.questions, answers),
  });
}

/** Corrects stored answers. They stay those to the questionnaire that was asked. */
export async function correctAnswers(writing: Writing, ulid: string, answers: readonly GivenAnswer[]): Promise<void> {
  const answered = await writing.lockRow(QuestionaireAnswer, ulid);
  const { questions } = await writing.keepRow(Questionaire, answered.questionnaireId);
  await writing.update(QuestionaireAnswer, answered, { answers: answersTo(questions, answers) });
}

/** Stores the first questionnaire of a kind when it is first answered. Two people may do that at the same time. */
async function keepFirst(writing: Writing, kind: PostCourseKind): Promise<void> {
  const { id, name, questions } = postCourse[kind];
  const isKnown = async () =>
    (await writing.tx.select().from(questionnaire).where(eq(questionnaire.id, id))).length > 0;
  if (await isKnown()) return;
  await writing.tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
  if (!(await isKnown())) await writing.insertParts(questionnaire, [{ id, name, kind, questions }]);
}

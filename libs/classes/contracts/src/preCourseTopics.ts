import { answerTo, type QuestionnaireAnswers, type QuestionnaireQuestion, rowsOf } from './questionnaire.ts';

/** The name of the matrix question whose rows are the topics of the course. */
export const topicsQuestion = 'topics';
/** The values of the choices that put a topic on one of the two lists of the review. */
export const topicUse = { most: 'most_useful', least: 'least_useful' } as const;

export interface PreCourseTopics {
  readonly mostUseful: readonly string[];
  readonly leastUseful: readonly string[];
}

/** The topics of a course that an attendee called most and least useful before the course (O§3, decision 0072). */
export function preCourseTopics(
  questions: readonly QuestionnaireQuestion[],
  answers: QuestionnaireAnswers,
): PreCourseTopics {
  const asked = questions.filter(({ name, family }) => name === topicsQuestion && family === 'matrix');
  const chosen = (use: string) =>
    asked.flatMap(({ id, rows }) => {
      const answer = rowsOf(answerTo(answers, id));
      return rows.flatMap(({ text }, index) => (answer[index] === use ? [text] : []));
    });
  return { mostUseful: chosen(topicUse.most), leastUseful: chosen(topicUse.least) };
}

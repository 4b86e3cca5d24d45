import { insertRows, type SeedContext } from '@console/api-kit/seeding';
import { checkedAnswers } from '../questionnaire/checkedAnswers.ts';
import { type PostCourseKind, postCourse } from '../questionnaire/postCourse.ts';
import { questionnaireAnswer } from '../tables.ts';

/** What somebody has answered after a course. */
export interface PostCourseAnswers {
  readonly id: string;
  readonly kind: PostCourseKind;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Writes answers after courses. */
export async function insertAnswers({ tx }: SeedContext, answered: readonly PostCourseAnswers[]): Promise<void> {
  await insertRows(
    tx,
    questionnaireAnswer,
    answered.map(({ id, kind, answers, at }) => {
      const { id: questionnaireId, questions } = postCourse[kind];
      return { id, kind, questionnaireId, answers: checkedAnswers(questions, answers), createdAt: at, updatedAt: at };
    }),
  );
}

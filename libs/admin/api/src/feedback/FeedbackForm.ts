import { administrators, builder, requireUlid, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  type AskedQuestionnaire,
  checkedQuestions,
  newestPreCourse,
  postCourseQuestionnaire,
  Questionaire,
  QuestionaireQuestion,
  TrainingClass,
  tables,
} from '@console/classes-api';
import type { FeedbackKind as Kind } from '@console/classes-contracts';
import { eq } from 'drizzle-orm';
import { FeedbackKind } from '../enumerations.ts';

const { courseVersion, trainingClass } = tables;

/** What somebody is asked. */
interface Form extends AskedQuestionnaire {
  readonly kind: Kind;
}

const FeedbackForm = builder.objectRef<Form>('FeedbackForm').implement({
  description: 'The questions of a kind of feedback.',
  rule: administrators,
  fields: (t) => ({
    kind: t.expose('kind', { type: FeedbackKind }),
    questionaire: t.id({
      description: 'The id of the questionnaire, for the answers.',
      resolve: ({ id }) => toIri(Questionaire.prefix, id),
    }),
    name: t.exposeString('name'),
    questionList: t.field({ type: [QuestionaireQuestion], resolve: ({ questions }) => [...questions] }),
  }),
});

builder.queryField('feedbackForm', (t) =>
  t.field({
    type: FeedbackForm,
    nullable: true,
    rule: administrators,
    description: 'The questions that people are asked about a class. Null for a course without questions before it.',
    args: { kind: t.arg({ type: FeedbackKind, required: true }), trainingClass: t.arg.id({ required: true }) },
    resolve: (_root, { kind, trainingClass: id }, { database }) =>
      formOf(database, kind, requireUlid(TrainingClass.prefix, id, 'trainingClass')),
  }),
);

/** Returns the questions of a kind about a class. Null when the course has none. */
export async function formOf(queries: Queries, kind: Kind, classId: string): Promise<Form | null> {
  if (kind !== 'attendee_pre_course') return { kind, ...(await postCourseQuestionnaire(queries, kind)) };
  const [taught] = await queries
    .select({ courseId: courseVersion.courseId })
    .from(trainingClass)
    .innerJoin(courseVersion, eq(courseVersion.id, trainingClass.courseVersionId))
    .where(eq(trainingClass.id, classId));
  const newest = taught && (await newestPreCourse(queries, [taught.courseId])).get(taught.courseId);
  return newest ? { kind, id: newest.id, name: newest.name, questions: checkedQuestions(newest.questions) } : null;
}

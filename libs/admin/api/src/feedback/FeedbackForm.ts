import { administrators, builder, feedbackTakers, invalidInput, requireUlid, toIri, ulidOf } from '@console/api-kit';
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
import { whoseLink } from './whoseLink.ts';

const { courseVersion, trainingClass } = tables;

/** What somebody is asked about a class. */
interface Form extends AskedQuestionnaire {
  readonly kind: Kind;
  readonly title: string;
}

const FeedbackForm = builder.objectRef<Form>('FeedbackForm').implement({
  description: 'The questions of a kind of feedback.',
  rule: feedbackTakers,
  limited: ['kind', 'questionaire', 'name', 'classTitle', 'questions'],
  fields: (t) => ({
    kind: t.expose('kind', { type: FeedbackKind }),
    questionaire: t.id({
      description: 'The id of the questionnaire, for the answers.',
      resolve: ({ id }) => toIri(Questionaire.prefix, id),
    }),
    name: t.exposeString('name'),
    classTitle: t.exposeString('title', { description: 'The title of the class that is asked about.' }),
    questions: t.expose('questions', { type: 'JSON' }),
    questionList: t.field({
      type: [QuestionaireQuestion],
      rule: administrators,
      description: 'The same questions, typed.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
});

builder.queryField('feedbackForm', (t) =>
  t.field({
    type: FeedbackForm,
    nullable: true,
    rule: feedbackTakers,
    extensions: { limited: true },
    description:
      'The questions that people are asked about a class. Administrators name the class. The business’s site names the person as the address of its page does. Null for an address that names nobody, and for a course without questions before it.',
    args: {
      kind: t.arg({ type: FeedbackKind, required: true }),
      trainingClass: t.arg.id(),
      hash: t.arg.string(),
      signed: t.arg.string(),
    },
    resolve: async (_root, { kind, trainingClass: id, ...named }, { database, viewer }) => {
      if (id != null) {
        // The site learns nothing of a class without a person who is asked about it.
        if (!viewer.isAdministrator) throw invalidInput({ path: 'trainingClass', message: 'Name the person instead.' });
        return formOf(database, kind, requireUlid(TrainingClass.prefix, id, 'trainingClass'));
      }
      const whose = await whoseLink(database, kind, named);
      return whose ? formOf(database, kind, ulidOf(TrainingClass.prefix, whose.trainingClass) ?? '') : null;
    },
  }),
);

/** Returns the questions of a kind about a class. Null when there is no such class, or its course has no questions. */
async function formOf(queries: Queries, kind: Kind, classId: string): Promise<Form | null> {
  const [asked] = await queries
    .select({ title: trainingClass.title, courseId: courseVersion.courseId })
    .from(trainingClass)
    .innerJoin(courseVersion, eq(courseVersion.id, trainingClass.courseVersionId))
    .where(eq(trainingClass.id, classId));
  if (!asked) return null;
  const { title, courseId } = asked;
  if (kind !== 'attendee_pre_course') return { kind, title, ...(await postCourseQuestionnaire(queries, kind)) };
  const newest = (await newestPreCourse(queries, [courseId])).get(courseId);
  return newest
    ? { kind, title, id: newest.id, name: newest.name, questions: checkedQuestions(newest.questions) }
    : null;
}

import { administrators, askAll, builder, loadRow, type RowOf, requireUlid } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  Attendee,
  tables as classes,
  feedbackAsked,
  newestPreCourse,
  Trainer,
  TrainingClass,
} from '@console/classes-api';
import type { FeedbackKind as Kind } from '@console/classes-contracts';
import { CustomerContact, tables as core } from '@console/core-api';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { FeedbackKind } from '../enumerations.ts';
import { Feedback } from '../nodes.ts';
import { feedback } from '../tables.ts';

const { attendee, courseVersion, trainer, trainingClass, trainingSeatReservation } = classes;
const { person } = core;

/** Somebody who is asked about a class, and the answer. */
interface Asked {
  readonly kind: Kind;
  readonly name: string;
  /** The ULID of the delegate, of the contact who booked, or of the trainer. */
  readonly id: string;
  readonly given: RowOf<typeof feedback> | null;
}

const typeOf = { attendee: Attendee, booker: CustomerContact, trainer: Trainer };

const ulidFor = ({ kind, id }: Asked, who: keyof typeof typeOf) => (kind.startsWith(who) ? id : null);

const FeedbackAsked = builder.objectRef<Asked>('FeedbackAsked').implement({
  description: 'Somebody who is asked about a class.',
  rule: administrators,
  fields: (t) => ({
    kind: t.expose('kind', { type: FeedbackKind }),
    name: t.exposeString('name'),
    attendee: t.field({
      type: Attendee.ref,
      nullable: true,
      resolve: (asked, _args, context) => {
        const ulid = ulidFor(asked, 'attendee');
        return ulid === null ? null : loadRow(context, Attendee, ulid);
      },
    }),
    customerContact: t.field({
      type: CustomerContact.ref,
      nullable: true,
      resolve: (asked, _args, context) => {
        const ulid = ulidFor(asked, 'booker');
        return ulid === null ? null : loadRow(context, CustomerContact, ulid);
      },
    }),
    trainer: t.field({
      type: Trainer.ref,
      nullable: true,
      resolve: (asked, _args, context) => {
        const ulid = ulidFor(asked, 'trainer');
        return ulid === null ? null : loadRow(context, Trainer, ulid);
      },
    }),
    feedback: t.field({
      type: Feedback.ref,
      nullable: true,
      description: 'What they have answered. Null when they have not.',
      resolve: ({ given }) => given,
    }),
  }),
});

builder.queryField('feedbackAsked', (t) =>
  t.field({
    type: [FeedbackAsked],
    rule: administrators,
    description:
      'The people who are asked about a class, each with the answer: delegates before and after it, the trainer, the bookers.',
    args: { trainingClass: t.arg.id({ required: true }) },
    resolve: (_root, { trainingClass: id }, { database }) =>
      peopleAsked(database, requireUlid(TrainingClass.prefix, id, 'trainingClass')),
  }),
);

/** Six statements, and one of each domain above classes. */
async function peopleAsked(queries: Queries, classId: string): Promise<Asked[]> {
  const delegates = await queries
    .select({ id: attendee.id, given: attendee.givenName, family: attendee.familyName })
    .from(trainingSeatReservation)
    .innerJoin(attendee, eq(attendee.reservationId, trainingSeatReservation.id))
    .where(and(eq(trainingSeatReservation.classId, classId), isNull(trainingSeatReservation.releasedAt)))
    .orderBy(asc(trainingSeatReservation.seatNumber));
  const trainers = await queries
    .select({ id: trainer.id, name: person.fullName })
    .from(trainingClass)
    .innerJoin(trainer, eq(trainer.id, trainingClass.trainerId))
    .innerJoin(person, eq(person.id, trainer.personId))
    .where(eq(trainingClass.id, classId));
  const [taught] = await queries
    .select({ courseId: courseVersion.courseId })
    .from(trainingClass)
    .innerJoin(courseVersion, eq(courseVersion.id, trainingClass.courseVersionId))
    .where(eq(trainingClass.id, classId));
  const asksBefore = taught !== undefined && (await newestPreCourse(queries, [taught.courseId])).size > 0;
  const bookers = await askAll(feedbackAsked, queries, classId);
  const all = await queries.select().from(feedback).where(eq(feedback.classId, classId));
  const answered = new Map(
    all.map((row) => [`${row.kind} ${row.attendeeId ?? row.personId ?? row.trainerId}`, row] as const),
  );
  const asked = (kind: Kind) => (one: { readonly id: string; readonly name: string }) => ({
    ...{ kind, id: one.id, name: one.name, given: answered.get(`${kind} ${one.id}`) ?? null },
  });
  const named = delegates.map(({ id, given, family }) => ({ id, name: `${given} ${family}` }));
  return [
    // A course without questions asks nobody before it. Earlier ones may have been answered.
    ...named.map(asked('attendee_pre_course')).filter(({ given }) => asksBefore || given !== null),
    ...named.map(asked('attendee_post_course')),
    ...bookers.map(asked('booker_post_course')),
    ...trainers.map(asked('trainer_post_course')),
  ];
}

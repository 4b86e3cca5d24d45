import type { Sentiment } from '@console/admin-contracts';
import { days, insertRows, type Random, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as classes, type PostCourseKind } from '@console/classes-api';
import { sql } from 'drizzle-orm';
import { customerQuote, feedback, saleSignal } from '../tables.ts';
import { type SampleComment, sampleComments } from './sampleComments.ts';

/** Somebody who was asked after a class. */
export interface AskedPerson {
  readonly kind: PostCourseKind;
  /** The ULID of the delegate, of the contact who booked, or of the trainer. */
  readonly id: string;
  readonly name: string;
  /** The ULID and the customer of the contact. Null for trainers, and for delegates who are no contacts. */
  readonly contactId: string | null;
  readonly customerId: string | null;
  readonly classId: string;
  readonly endedAt: Date;
}

type Row = Record<'id' | 'name' | 'class_id' | 'ended_at', string> &
  Record<'contact_id' | 'customer_id', string | null>;

/** Returns the delegates and trainers of the classes that ended last, at most so many of each. */
export async function askedPeople({ tx, now }: SeedContext, most: number): Promise<AskedPerson[]> {
  const over = sql`c.status IN ('confirmed', 'delivered') AND c.ends_at < ${now.toISOString()}`;
  const delegates = await tx.execute<Row>(sql`
    SELECT a.id, a.given_name || ' ' || a.family_name AS name, p.id AS contact_id, p.customer_id, c.id AS class_id, c.ends_at AS ended_at
    FROM training_class c JOIN training_seat_reservation r ON r.class_id = c.id AND r.released_at IS NULL
    JOIN attendee a ON a.reservation_id = r.id LEFT JOIN person p ON p.id = a.person_id
    WHERE ${over} ORDER BY c.ends_at DESC, a.id LIMIT ${most}`);
  const trainers = await tx.execute<Row>(sql`
    SELECT t.id, p.full_name AS name, NULL AS contact_id, NULL AS customer_id, c.id AS class_id, c.ends_at AS ended_at
    FROM training_class c JOIN trainer t ON t.id = c.trainer_id JOIN person p ON p.id = t.person_id
    WHERE ${over} ORDER BY c.ends_at DESC, c.id LIMIT ${Math.ceil(most / 5)}`);
  return [...delegates.rows.map(asked('attendee_post_course')), ...trainers.rows.map(asked('trainer_post_course'))];
}

const asked =
  (kind: PostCourseKind) =>
  (row: Row): AskedPerson => ({
    ...{ kind, id: row.id, name: row.name, contactId: row.contact_id, customerId: row.customer_id },
    ...{ classId: row.class_id, endedAt: new Date(row.ended_at) },
  });

/** Writes the feedback that these people have given, with quotes and sale signals, and that of all answers before courses. */
export async function seedFeedback(
  context: SeedContext,
  people: readonly AskedPerson[],
  staffIds: readonly string[],
): Promise<void> {
  const { tx } = context;
  await tx.execute(sql`
    INSERT INTO feedback (id, kind, class_id, attendee_id, person_name, answer_id, is_sent, created_at, updated_at)
    SELECT q.id, 'attendee_pre_course', r.class_id, a.id, a.given_name || ' ' || a.family_name, q.id, true, q.created_at, q.updated_at
    FROM attendee a JOIN questionnaire_answer q ON q.id = a.pre_course_answer_id
    JOIN training_seat_reservation r ON r.id = a.reservation_id`);
  const given = people
    .filter((person) => hasAnswered(person, context))
    .map((person, index) => feedbackOf(person, index, context, staffIds));
  await classes.insertAnswers(
    context,
    given.map(({ answers }) => answers),
  );
  await insertRows(
    tx,
    feedback,
    given.map(({ row }) => row),
  );
  await insertRows(
    tx,
    customerQuote,
    given.flatMap(({ quotes }) => quotes),
  );
  await insertRows(
    tx,
    saleSignal,
    given.flatMap(({ signals }) => signals),
  );
}

const drawFor = ({ kind, id, classId }: AskedPerson) => random('feedback', kind, id, classId);

const answeredAt = ({ endedAt }: AskedPerson, draw: Random) => days.addDays(endedAt, draw.between(0, 120) / 24);

function hasAnswered(person: AskedPerson, { now }: SeedContext): boolean {
  const draw = drawFor(person);
  return answeredAt(person, draw) <= now && draw.chance(0.45);
}

/** The first people have every sentiment, also in small demo data. */
function feedbackOf(person: AskedPerson, index: number, { now }: SeedContext, staffIds: readonly string[]) {
  const { kind, classId, name: personName } = person;
  const draw = drawFor(person);
  const at = answeredAt(person, draw);
  const samples = sampleComments[kind];
  const comment = samples[index % samples.length] ?? draw.pick(samples);
  const sentiment: Sentiment = index % 4 === 3 ? 'undetermined' : comment.sentiment;
  const readBy = sentiment === 'undetermined' ? null : draw.pick(staffIds);
  const readAt = readBy === null ? at : days.earliest(now, days.addDays(at, draw.between(1, 5)));
  const stamps = { createdBy: null, createdAt: at, updatedBy: readBy, updatedAt: readAt };
  const answers = { id: draw.id(at), kind, answers: answersOf(kind, comment, draw), at };
  const row = {
    ...{ id: draw.id(at), kind, classId, personName, answerId: answers.id, sentiment, isSent: draw.chance(0.9) },
    attendeeId: kind === 'attendee_post_course' ? person.id : null,
    personId: kind === 'booker_post_course' ? person.id : null,
    trainerId: kind === 'trainer_post_course' ? person.id : null,
    ...stamps,
  };
  const made = { createdBy: readBy, createdAt: readAt, updatedBy: readBy, updatedAt: readAt };
  const { contactId: personId, customerId } = person;
  const { quoted } = comment;
  const text = comment.answers[quoted] ?? '';
  const quote = { id: draw.id(readAt), feedbackId: row.id, personId, personName, classId, questionId: quoted, ...made };
  const quotes = index < 10 || draw.chance(0.25) ? [{ ...quote, text, sentiment }] : [];
  const wish = comment.answers.next_training ?? comment.answers.colleagues;
  const isSale = wish !== undefined && personId !== null && customerId !== null && draw.chance(0.3);
  const signals = isSale ? [signalOf(draw, { wish, personId, customerId, feedbackId: row.id, ...made })] : [];
  return { answers, row, quotes, signals };
}

interface Sale {
  readonly wish: string;
  readonly personId: string;
  readonly customerId: string;
  readonly feedbackId: string;
  readonly createdAt: Date;
}

function signalOf(draw: Random, { wish, ...sale }: Sale) {
  return {
    ...{ id: draw.id(sale.createdAt), ...sale, description: `Would book again: “${wish}”`, status: 'new' as const },
    ...{ intentType: 'expansion_opportunity' as const, priority: draw.pick(['high', 'medium'] as const) },
    ...{ confidenceScore: draw.between(55, 90) / 100, tags: ['feedback'] },
    sources: [{ text: wish, question_id: wish.startsWith('A second') ? 'next_training' : 'colleagues' }],
  };
}

const ratings = {
  positive: ['very_good', 'very_good', 'good'],
  neutral: ['good', 'fair'],
  mixed: ['very_good', 'fair', 'poor'],
  negative: ['fair', 'poor', 'poor'],
};

const rows: Readonly<Record<PostCourseKind, number>> = {
  attendee_post_course: 4,
  booker_post_course: 3,
  trainer_post_course: 3,
};

function answersOf(kind: PostCourseKind, { sentiment, answers }: SampleComment, draw: Random) {
  const rated = Array.from({ length: rows[kind] }, (_, row) => [row, draw.pick(ratings[sentiment])]);
  const recommend = sentiment === 'negative' ? 'no' : sentiment === 'positive' ? 'yes' : 'perhaps';
  return {
    rating: { value: Object.fromEntries(rated) },
    ...(kind !== 'trainer_post_course' && { recommend: { value: recommend } }),
    ...Object.fromEntries(Object.entries(answers).map(([question, value]) => [question, { value }])),
  };
}

import type { Queries } from '@console/api-kit/database';
import { deliveryFormats, deliveryPlatforms } from '@console/classes-contracts';
import {
  tables as core,
  defineMailTarget,
  recipientsAs,
  type ValuesOf,
  type Variables,
  variable,
} from '@console/core-api';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { feedbackUrlInClass } from '../feedback-link/feedbackUrlInClass.ts';
import { TrainingClass } from '../nodes.ts';
import { attendee, brand, trainer, trainingClass, trainingSeatReservation, trainingSession } from '../tables.ts';

const { address, person } = core;

/** The variables of a class. A booking item has them too. */
export const classVariables = {
  reference: variable.text('The reference of the class', 'TC-20853'),
  title: variable.text('The title of the course', 'Leadership Essentials'),
  startsAt: variable.moment('When the first session begins (UTC)', '2026-12-07T09:00:00Z'),
  endsAt: variable.moment('When the last session ends (UTC)', '2026-12-08T16:30:00Z'),
  delivery: variable.text('How it is held', 'On site'),
  platform: variable.text('The platform of an online class', 'Microsoft Teams'),
  city: variable.text('The town of the venue', 'Leeds'),
  postcode: variable.text('The postcode of the venue', 'LS1 4AP'),
  brand: variable.text('The brand that sells it', 'Northgate Training'),
  trainer: variable.text('The name of the trainer', 'Sam Whitfield'),
  sessions: variable.list('Its sessions, the first one first', {
    startsAt: variable.moment('When the session begins (UTC)', '2026-12-07T09:00:00Z'),
    endsAt: variable.moment('When the session ends (UTC)', '2026-12-07T16:30:00Z'),
    venue: variable.text('The room', 'Room 2'),
    meetingLink: variable.link('The address of the online meeting', 'https://meet.example.com/leadership'),
  }),
} satisfies Variables;

/** The variable of all mails to people who are asked for feedback. Each of them has an address of their own. */
export const feedbackUrl = variable.link(
  'The page on which the recipient gives feedback',
  'https://www.example.com/feedback?kind=attendee_post_course&hash=0d9b1c6ae7f84c4f9f1e2a3b4c5d6e7f',
);

/** Reads the variables of a class. Null when it no longer exists. */
export async function valuesOfClass(queries: Queries, ulid: string): Promise<ValuesOf<typeof classVariables> | null> {
  const [found] = await queries
    .select({ of: trainingClass, brand: brand.name, trainer: person.fullName, place: address })
    .from(trainingClass)
    .innerJoin(brand, eq(brand.id, trainingClass.brandId))
    .leftJoin(trainer, eq(trainer.id, trainingClass.trainerId))
    .leftJoin(person, eq(person.id, trainer.personId))
    .leftJoin(address, eq(address.id, trainingClass.addressId))
    .where(eq(trainingClass.id, ulid));
  if (!found) return null;
  const sessions = await queries
    .select()
    .from(trainingSession)
    .where(eq(trainingSession.classId, ulid))
    .orderBy(asc(trainingSession.startsAt));
  const { of, place } = found;
  return {
    reference: of.ref,
    title: of.title,
    startsAt: of.startsAt,
    endsAt: of.endsAt,
    delivery: deliveryFormats.labels[of.deliveryFormat],
    platform: of.deliveryPlatform === null ? null : deliveryPlatforms.labels[of.deliveryPlatform],
    city: place?.city ?? null,
    postcode: place?.postcode ?? null,
    brand: found.brand,
    trainer: found.trainer,
    sessions: sessions.map(({ startsAt, endsAt, venue, meetingLink }) => ({
      startsAt,
      endsAt,
      venue,
      meetingLink,
    })),
  };
}

defineMailTarget('training_class', {
  of: TrainingClass,
  name: trainingClass.ref,
  variables: { ...classVariables, feedbackUrl },
  values: async (queries, ulid) => {
    const values = await valuesOfClass(queries, ulid);
    return values && { ...values, feedbackUrl: null };
  },
  personal: async (queries, ulid, email, now) => ({ feedbackUrl: await feedbackUrlInClass(queries, ulid, email, now) }),
  isShared: true,
  recipients: async (queries, ulid) => {
    const trainers = await queries
      .select({ name: person.fullName, email: person.email })
      .from(trainingClass)
      .innerJoin(trainer, eq(trainer.id, trainingClass.trainerId))
      .innerJoin(person, eq(person.id, trainer.personId))
      .where(eq(trainingClass.id, ulid));
    const delegates = await queries
      .select({ given: attendee.givenName, family: attendee.familyName, email: attendee.email })
      .from(attendee)
      .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
      .where(and(eq(trainingSeatReservation.classId, ulid), isNull(trainingSeatReservation.releasedAt)))
      .orderBy(asc(trainingSeatReservation.seatNumber));
    return [
      ...recipientsAs(
        'ROLE_CUSTOMER_ATTENDEE',
        delegates.map(({ given, family, email }) => ({ name: `${given} ${family}`, email })),
      ),
      ...recipientsAs('ROLE_SUPPLIER_TRAINER', trainers),
    ];
  },
});

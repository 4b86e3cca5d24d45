import type { Queries } from '@console/api-kit/database';
import { deliveryFormats, deliveryPlatforms } from '@console/classes-contracts';
import { tables as core, defineMailTarget, recipientsAs } from '@console/core-api';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { TrainingClass } from '../nodes.ts';
import { attendee, brand, trainer, trainingClass, trainingSeatReservation, trainingSession } from '../tables.ts';

const { address, person } = core;

/** The variables of a class. A booking item has them too. */
export const sampleOfClass = {
  reference: 'TC-20853',
  title: 'Leadership Essentials',
  startsAt: new Date('2026-12-07T09:00:00Z'),
  endsAt: new Date('2026-12-08T16:30:00Z'),
  delivery: 'On site',
  platform: '',
  city: 'Leeds',
  postcode: 'LS1 4AP',
  brand: 'Northgate Training',
  trainer: 'Sam Whitfield',
  sessions: [
    {
      startsAt: new Date('2026-12-07T09:00:00Z'),
      endsAt: new Date('2026-12-07T16:30:00Z'),
      venue: 'Room 2',
      meetingLink: '',
    },
    {
      startsAt: new Date('2026-12-08T09:00:00Z'),
      endsAt: new Date('2026-12-08T16:30:00Z'),
      venue: 'Room 2',
      meetingLink: '',
    },
  ],
};

/** Reads the variables of a class. Null when it no longer exists. */
export async function valuesOfClass(queries: Queries, ulid: string): Promise<typeof sampleOfClass | null> {
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
  // A class has sessions. Its own dates are those of the first and the last.
  const never = new Date(0);
  return {
    reference: of.ref,
    title: of.title,
    startsAt: of.startsAt ?? never,
    endsAt: of.endsAt ?? never,
    delivery: deliveryFormats.labels[of.deliveryFormat],
    platform: of.deliveryPlatform === null ? '' : deliveryPlatforms.labels[of.deliveryPlatform],
    city: place?.city ?? '',
    postcode: place?.postcode ?? '',
    brand: found.brand,
    trainer: found.trainer ?? '',
    sessions: sessions.map(({ startsAt, endsAt, venue, meetingLink }) => ({
      startsAt,
      endsAt,
      venue: venue ?? '',
      meetingLink: meetingLink ?? '',
    })),
  };
}

defineMailTarget('training_class', {
  of: TrainingClass,
  name: trainingClass.ref,
  sample: sampleOfClass,
  values: valuesOfClass,
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
      ...recipientsAs('ROLE_SUPPLIER_TRAINER', trainers),
      ...recipientsAs(
        'ROLE_CUSTOMER_ATTENDEE',
        delegates.map(({ given, family, email }) => ({ name: `${given} ${family}`, email })),
      ),
    ];
  },
});

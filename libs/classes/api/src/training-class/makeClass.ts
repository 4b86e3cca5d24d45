import { invalidInput, type Writing } from '@console/api-kit';
import { type classToHold, deliveryParts, whyNotHold } from '@console/classes-contracts';
import { copyAddress, keptAddress, writeAddress } from '@console/core-api';
import type * as z from 'zod/mini';
import { trainerToTeach } from '../class-trainer/trainerOfClass.ts';
import { type ClassRow, classTrainerChanged } from '../classEffects.ts';
import { Brand, Course, PublicSchedule, TrainingClass } from '../nodes.ts';
import type { publicSchedule } from '../tables.ts';
import { keepSessions } from './keepSessions.ts';
import { sessionTimes } from './sessionTimes.ts';
import { addPlaces, addSessions, placesUpTo } from './wholeClass.ts';

/** What the fields of a class and of a schedule say in the schema. */
export const classFieldTexts = {
  deliveryPlatform: 'Needed for a virtual class. Kept for virtual and other classes.',
  deliveryAddress: 'Needed on site. A virtual class has none.',
  sessions: 'Meeting links are kept for virtual and other classes.',
  trainer: 'An active trainer who teaches the course and no other class at these times.',
};

/** For whom a class is made. */
interface ClassOwner {
  /** A public class gets a public schedule. */
  readonly isPublic: boolean;
  readonly customerId: string | null;
  readonly purchaseOrderReference: string | null;
}

interface MadeClass {
  readonly class: ClassRow;
  /** The public schedule of a public class. */
  readonly schedule: typeof publicSchedule.$inferSelect | null;
}

/** Makes a provisional class with its places, sessions and seats, and with its schedule when it is public. */
export async function makeClass(
  writing: Writing,
  { deliveryFormat, maxAttendees, sessions: given, ...input }: z.output<typeof classToHold>,
  { isPublic, ...owner }: ClassOwner,
): Promise<MadeClass> {
  const course = await writing.refer(Course, input.course, 'course');
  const { publishedVersionId: courseVersionId } = course;
  const unpublished = whyNotHold(course);
  if (unpublished !== null || courseVersionId === null) {
    throw invalidInput({ path: 'course', message: unpublished ?? '' });
  }
  const brandId = (await writing.refer(Brand, input.brand, 'brand')).id;
  const sessions = given
    .map((session) => sessionTimes(session, { deliveryFormat }))
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const dates = sessions.map((session, index) => ({ ...session, id: String(index) }));
  const trainerId =
    input.trainer &&
    (await trainerToTeach(writing, input.trainer, { own: null, courseVersionId, sessions: async () => dates }));
  const parts = deliveryParts({ deliveryFormat });
  const place = parts.address ? input.deliveryAddress : null;
  const addressId = place ? await writeAddress(writing, place) : null;
  const offered = {
    courseVersionId,
    maxAttendees,
    deliveryFormat,
    deliveryPlatform: parts.platform ? input.deliveryPlatform : null,
  };
  const schedule = isPublic
    ? await writing.insert(PublicSchedule, { ...offered, addressId: await copyAddress(writing, addressId) })
    : null;
  const made = await writing.insert(TrainingClass, {
    ...offered,
    ...owner,
    title: input.title,
    status: 'provisional',
    // A trigger keeps the dates once there are sessions. Here they also reach the history.
    startsAt: sessions.at(0)?.startsAt,
    endsAt: sessions.at(-1)?.endsAt,
    publicScheduleId: schedule?.id ?? null,
    brandId,
    trainerId: trainerId || null,
    addressId,
  });
  await addPlaces(writing, made, placesUpTo(maxAttendees));
  await addSessions(writing, made, sessions);
  keepSessions(writing, made, [], sessions);
  writing.keepParts(TrainingClass, made, 'deliveryAddress', [], keptAddress(place));
  if (trainerId) await writing.announce(classTrainerChanged, { class: made, before: { ...made, trainerId: null } });
  return { class: made, schedule };
}

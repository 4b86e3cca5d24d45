import type { Writing } from '@console/api-kit';
import {
  deliveryParts,
  keepsLinks,
  type TrainingSessionInput,
  type updateTrainingDeliveryInput,
  whyNotChangeClass,
} from '@console/classes-contracts';
import { changeAddress, changeKeptAddress } from '@console/core-api';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ClassRow } from '../classEffects.ts';
import { PublicSchedule, TrainingClass, TrainingSession } from '../nodes.ts';
import { trainingSession } from '../tables.ts';
import { keepSessions } from '../training-class/keepSessions.ts';

type Delivery = Pick<
  z.output<typeof updateTrainingDeliveryInput>,
  'deliveryFormat' | 'deliveryPlatform' | 'deliveryAddress'
>;

/**
 * Changes where a class and its public schedule take place. Venues that the new format does not use are removed, and
 * meeting links that do not lead to the new place.
 *
 * @param before the class, locked.
 * @param delivery the whole place. Nothing changes without a format.
 * @throws the refusal when the class cannot change.
 */
export async function changeDelivery(
  writing: Writing,
  before: ClassRow,
  { deliveryFormat, deliveryPlatform = null, deliveryAddress = null }: Delivery,
): Promise<ClassRow> {
  writing.refuseIf(whyNotChangeClass(before));
  if (!deliveryFormat) return before;
  const parts = deliveryParts({ deliveryFormat });
  const given = parts.address ? deliveryAddress : null;
  const place = { deliveryFormat, deliveryPlatform: parts.platform ? deliveryPlatform : null };
  const kept = { type: TrainingClass, part: 'deliveryAddress' };
  const changed = await changeKeptAddress(writing, kept, given, before.addressId, (addressId) =>
    writing.update(TrainingClass, before, { ...place, addressId }),
  );
  if (before.publicScheduleId !== null) {
    const schedule = await writing.lockRow(PublicSchedule, before.publicScheduleId);
    await changeAddress(writing, given, schedule.addressId, (addressId) =>
      writing.update(PublicSchedule, schedule, { ...place, addressId }),
    );
  }
  await removeUnused(writing, before, changed);
  return changed;
}

/**
 * Returns sessions of an input without the meeting links of the platform that the same input leaves. Ask before the delivery
 * changes.
 *
 * @param before the class, locked.
 */
export async function withoutFormerLinks(
  { tx }: Writing,
  before: ClassRow,
  { deliveryFormat, deliveryPlatform }: Delivery,
  sessions: readonly TrainingSessionInput[],
): Promise<TrainingSessionInput[]> {
  if (!deliveryFormat || keepsLinks(before, { deliveryFormat, deliveryPlatform })) return [...sessions];
  const known = await tx
    .select({ meetingLink: trainingSession.meetingLink })
    .from(trainingSession)
    .where(eq(trainingSession.classId, before.id));
  const former = new Set(known.map(({ meetingLink }) => meetingLink));
  return sessions.map((one) => (former.has(one.meetingLink) ? { ...one, meetingLink: null } : one));
}

/** Removes the venues of sessions that become virtual, and the meeting links that lead elsewhere. */
async function removeUnused(writing: Writing, place: ClassRow, changed: ClassRow): Promise<void> {
  const { id, classId, venue, meetingLink } = trainingSession;
  const used = { venue: deliveryParts(changed).venue, meetingLink: keepsLinks(place, changed) };
  const unused = or(used.venue ? undefined : isNotNull(venue), used.meetingLink ? undefined : isNotNull(meetingLink));
  if (!unused) return;
  const before = await writing.tx
    .select()
    .from(trainingSession)
    .where(and(eq(classId, changed.id), unused))
    .orderBy(asc(id))
    .for('no key update');
  const ids = before.map((session) => session.id);
  const cleared = { venue: used.venue ? undefined : null, meetingLink: used.meetingLink ? undefined : null };
  keepSessions(writing, changed, before, await writing.updateAll(TrainingSession, inArray(id, ids), cleared));
}

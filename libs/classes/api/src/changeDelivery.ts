import type { Writing } from '@console/api-kit';
import { deliveryParts, type updateTrainingDeliveryInput, whyNotChangeClass } from '@console/classes-contracts';
import { changeAddress, tables as core } from '@console/core-api';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ClassRow } from './classEffects.ts';
import { keepSessions } from './keepSessions.ts';
import { PublicSchedule, TrainingClass, TrainingSession } from './nodes.ts';
import { trainingSession } from './tables.ts';

const { address } = core;

type Delivery = Pick<
  z.output<typeof updateTrainingDeliveryInput>,
  'deliveryFormat' | 'deliveryPlatform' | 'deliveryAddress'
>;

/**
 * Changes where a class and its public schedule take place. Meeting links and venues that the new format does not use
 * are removed.
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
  const from = await addressLinesOf(writing, before);
  const changed = await changeAddress(writing, given, before.addressId, (addressId) =>
    writing.update(TrainingClass, before, { ...place, addressId }),
  );
  writing.keepParts(TrainingClass, changed, 'deliveryAddress', from, await addressLinesOf(writing, changed));
  if (before.publicScheduleId !== null) {
    const schedule = await writing.lockRow(PublicSchedule, before.publicScheduleId);
    await changeAddress(writing, given, schedule.addressId, (addressId) =>
      writing.update(PublicSchedule, schedule, { ...place, addressId }),
    );
  }
  await removeUnused(writing, changed);
  return changed;
}

/** Removes the venues of sessions that become virtual, and the meeting links of those that no longer are. */
async function removeUnused(writing: Writing, changed: ClassRow): Promise<void> {
  const { id, classId, venue, meetingLink } = trainingSession;
  const used = deliveryParts(changed);
  const unused = or(used.venue ? undefined : isNotNull(venue), used.meetingLink ? undefined : isNotNull(meetingLink));
  if (!unused) return;
  const before = await writing.tx
    .select()
    .from(trainingSession)
    .where(and(eq(classId, changed.id), unused))
    .orderBy(asc(id))
    .for('update');
  const ids = before.map((session) => session.id);
  const cleared = { venue: used.venue ? undefined : null, meetingLink: used.meetingLink ? undefined : null };
  keepSessions(writing, changed, before, await writing.updateAll(TrainingSession, inArray(id, ids), cleared));
}

/** Returns an address as one line for the history. No line for a class without address. */
export async function addressLinesOf({ tx }: Writing, { addressId }: ClassRow): Promise<string[]> {
  if (addressId === null) return [];
  const rows = await tx.select().from(address).where(eq(address.id, addressId));
  return rows.map(({ address1, address2, address3, address4, city, region, postcode, country }) =>
    [address1, address2, address3, address4, city, region, postcode, country].filter(Boolean).join(', '),
  );
}

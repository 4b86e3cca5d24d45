import { mutationField, staff, type Writing } from '@console/api-kit';
import { deliveryParts, updateTrainingDeliveryInput, whyNotChangeClass } from '@console/classes-contracts';
import { changeAddress, tables as core } from '@console/core-api';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { ClassRow } from './classEffects.ts';
import { keepSessions } from './keepSessions.ts';
import { PublicSchedule, TrainingClass, TrainingSession } from './nodes.ts';
import { trainingSession } from './tables.ts';

const { address } = core;

mutationField('updateTrainingDelivery', {
  description:
    'Changes where a class takes place. Its public schedule gets the same place. Meeting links and venues that the new format does not use are removed.',
  rule: staff,
  input: updateTrainingDeliveryInput,
  describe: {
    deliveryPlatform: 'Needed for a virtual class. Kept for virtual and other classes.',
    deliveryAddress: 'Needed on site. A virtual class has none.',
  },
  changes: TrainingClass,
  write: async (writing, { deliveryFormat, deliveryPlatform = null, deliveryAddress = null, ...input }) => {
    const before = await writing.lock(TrainingClass, input);
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
  },
});

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
async function addressLinesOf({ tx }: Writing, { addressId }: ClassRow): Promise<string[]> {
  if (addressId === null) return [];
  const rows = await tx.select().from(address).where(eq(address.id, addressId));
  return rows.map(({ address1, address2, address3, address4, city, region, postcode, country }) =>
    [address1, address2, address3, address4, city, region, postcode, country].filter(Boolean).join(', '),
  );
}

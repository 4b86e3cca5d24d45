import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { Attendee, readSignedText, Trainer, TrainingClass, tables } from '@console/classes-api';
import type { FeedbackKind } from '@console/classes-contracts';
import { CustomerContact } from '@console/core-api';
import { eq } from 'drizzle-orm';

const { attendee, trainingSeatReservation } = tables;

export const unknownLink = 'This link is not complete. Please open it again from the email.';

/** How the address of the page names a person. */
interface Named {
  readonly hash?: string | null | undefined;
  readonly signed?: string | null | undefined;
}

/** A person and the class about which they are asked, as ids. */
export interface WhoseLink {
  readonly person: string;
  readonly trainingClass: string;
}

/** Reads whose page it is. Null when nobody is asked this with it. */
export async function whoseLink(
  queries: Queries,
  kind: FeedbackKind,
  { hash, signed }: Named,
): Promise<WhoseLink | null> {
  if (kind === 'attendee_pre_course' || kind === 'attendee_post_course') {
    const [found] = hash
      ? await queries
          .select({ id: attendee.id, classId: trainingSeatReservation.classId })
          .from(attendee)
          .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
          .where(eq(attendee.hash, hash))
      : [];
    return found ? idsOf(Attendee.prefix, found.id, found.classId) : null;
  }
  const read = signed ? readSignedText(signed) : null;
  if (read?.kind !== kind) return null;
  const { prefix } = kind === 'booker_post_course' ? CustomerContact : Trainer;
  return idsOf(prefix, read.personId, read.classId);
}

const idsOf = (prefix: string, personId: string, classId: string): WhoseLink => ({
  person: toIri(prefix, personId),
  trainingClass: toIri(TrainingClass.prefix, classId),
});

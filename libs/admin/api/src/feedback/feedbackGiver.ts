import { askAll, invalidInput, parseIri, type RowOf, type Writing } from '@console/api-kit';
import { Attendee, feedbackAsked, Trainer, TrainingClass, tables } from '@console/classes-api';
import { type FeedbackKind, feedbackKinds } from '@console/classes-contracts';
import { CustomerContact, tables as core } from '@console/core-api';
import { fullName } from '@console/format';
import { and, eq, isNull } from 'drizzle-orm';
import type { feedback } from '../tables.ts';

const { trainingSeatReservation } = tables;

type Columns = Pick<RowOf<typeof feedback>, 'attendeeId' | 'personId' | 'trainerId' | 'personName'>;

/** The person who gives a feedback, as its columns. */
export interface FeedbackGiver extends Columns {
  readonly class: RowOf<typeof tables.trainingClass>;
}

const nobody = { attendeeId: null, personId: null, trainerId: null };

/** The records of the people that are asked, by the start of the kind. */
const prefixes = { attendee: Attendee.prefix, booker: CustomerContact.prefix, trainer: Trainer.prefix };

/**
 * Locks the class, and reads the person who gives a feedback of a kind about it.
 *
 * @throws a violation when the person is of another kind, or has nothing to do with the class.
 */
export async function feedbackGiver(
  writing: Writing,
  kind: FeedbackKind,
  { trainingClass, person }: { readonly trainingClass: string; readonly person: string },
): Promise<FeedbackGiver> {
  const held = await writing.hold(TrainingClass, trainingClass, 'trainingClass');
  const asked = kind.split('_')[0] as keyof typeof prefixes;
  if (parseIri(person)?.prefix !== prefixes[asked]) {
    throw invalidInput({ path: 'person', message: `This feedback is given by others: ${feedbackKinds.labels[kind]}.` });
  }
  if (asked === 'attendee') return { ...nobody, ...(await delegateOf(writing, held.id, person)), class: held };
  if (asked === 'booker') {
    const { id: personId, fullName: personName } = await writing.refer(CustomerContact, person, 'person');
    const bookers = await askAll(feedbackAsked, writing.tx, held.id);
    if (!bookers.some(({ id }) => id === personId)) {
      throw invalidInput({ path: 'person', message: `${personName} has not booked this class.` });
    }
    return { ...nobody, personId, personName, class: held };
  }
  const trainer = await writing.refer(Trainer, person, 'person');
  const [named] = await writing.tx.select().from(core.person).where(eq(core.person.id, trainer.personId));
  const personName = named?.fullName ?? '';
  if (held.trainerId !== trainer.id) {
    throw invalidInput({ path: 'person', message: `${personName} does not teach this class.` });
  }
  return { ...nobody, trainerId: trainer.id, personName, class: held };
}

async function delegateOf(writing: Writing, classId: string, person: string) {
  const delegate = await writing.refer(Attendee, person, 'person');
  const [seat] = await writing.tx
    .select()
    .from(trainingSeatReservation)
    .where(
      and(
        eq(trainingSeatReservation.id, delegate.reservationId),
        eq(trainingSeatReservation.classId, classId),
        isNull(trainingSeatReservation.releasedAt),
      ),
    );
  const personName = fullName(delegate);
  if (!seat) throw invalidInput({ path: 'person', message: `${personName} has no seat in this class.` });
  return { attendeeId: delegate.id, personName };
}

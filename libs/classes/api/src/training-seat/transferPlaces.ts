import type { RowOf, Writing } from '@console/api-kit';
import { asc, eq, inArray } from 'drizzle-orm';
import { type ClassRow, preCourseAnswersMoved } from '../classEffects.ts';
import { Attendee, TrainingSeatReservation } from '../nodes.ts';
import { attendee, courseVersion, type trainingSeatReservation } from '../tables.ts';
import { keepDelegate } from './keepDelegates.ts';
import { releaseSeats, renewSeatsOf } from './places.ts';

type AttendeeRow = RowOf<typeof attendee>;

/** A place that a holder gives up, locked with its seats by `heldPlacesOf`. */
type Place = Pick<RowOf<typeof trainingSeatReservation>, 'id' | 'seatNumber'>;

/** The two classes of a transfer, both locked. */
export interface Transfer {
  readonly from: ClassRow;
  readonly to: ClassRow;
}

/**
 * Releases places of a class whose delegates go on to another class, and returns these delegates in the order of the
 * places, locked. Follow it with {@link takePlaces} in the same transaction. In between the holder gets its new class.
 */
export async function leavePlaces(writing: Writing, from: ClassRow, places: readonly Place[]): Promise<AttendeeRow[]> {
  const seatOf = new Map(places.map((place) => [place.id, place]));
  const delegates = await writing.tx
    .select()
    .from(attendee)
    .where(inArray(attendee.reservationId, [...seatOf.keys()]))
    .orderBy(asc(attendee.id))
    .for('no key update');
  for (const delegate of delegates) {
    keepDelegate(writing, from, delegate, seatOf.get(delegate.reservationId) ?? null, null);
  }
  await releaseSeats(writing, places);
  const numberOf = ({ reservationId }: AttendeeRow) => seatOf.get(reservationId)?.seatNumber ?? 0;
  return delegates.toSorted((one, other) => numberOf(one) - numberOf(other));
}

/**
 * Reserves places of the new class for the holder, and puts the delegates on the lowest of them. Their pre-course answers
 * go along to a class of the same course.
 *
 * @param numbers free places of the class, at least as many as delegates. The database refuses one that is taken.
 */
export async function takePlaces(
  writing: Writing,
  transfer: Transfer,
  holder: { readonly id: string },
  numbers: readonly number[],
  delegates: readonly AttendeeRow[],
): Promise<void> {
  const { to } = transfer;
  const reserved = await writing.insertAll(
    TrainingSeatReservation,
    numbers.map((seatNumber) => ({ classId: to.id, seatNumber, bookingItemId: holder.id })),
  );
  const places = reserved.toSorted((one, other) => one.seatNumber - other.seatNumber);
  const kept = await keptAnswers(writing, transfer);
  for (const [index, delegate] of delegates.entries()) {
    const place = places[index];
    if (!place) throw new Error(`${to.ref} has no place for the delegate ${delegate.id}.`);
    keepDelegate(writing, to, delegate, null, place);
    await writing.update(Attendee, delegate, { reservationId: place.id, ...kept });
  }
  const answerIds = kept.preCourseAnswerId === null ? [] : delegates.flatMap((one) => one.preCourseAnswerId ?? []);
  if (answerIds.length > 0) await writing.announce(preCourseAnswersMoved, { to, answerIds });
  const seats = places.slice(0, delegates.length).map(({ seatNumber }) => seatNumber);
  await renewSeatsOf(writing, to.id, seats);
}

/** What a delegate does not keep: answers about another course, and having read the outline of another version. */
async function keptAnswers({ tx }: Writing, { from, to }: Transfer): Promise<Partial<AttendeeRow>> {
  if (from.courseVersionId === to.courseVersionId) return {};
  const courseOf = async (id: string) => {
    const [version] = await tx.select().from(courseVersion).where(eq(courseVersion.id, id));
    return version?.courseId;
  };
  const sameCourse = (await courseOf(from.courseVersionId)) === (await courseOf(to.courseVersionId));
  return { reviewedOutline: false, ...(sameCourse ? {} : { preCourseAnswerId: null }) };
}

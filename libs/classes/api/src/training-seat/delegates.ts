import { invalidInput, type LockStrength, type RecordInput, type RowOf, ulidOf, type Writing } from '@console/api-kit';
import { whyNotEmptySeat, whyNotSeatDelegate, whyNotSecondSeat } from '@console/classes-contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { Attendee, TrainingClass, TrainingSeatReservation } from '../nodes.ts';
import { attendee, type trainingClass, trainingSeatReservation } from '../tables.ts';
import { keepDelegate } from './keepDelegates.ts';
import { lockSeatsOf, renewSeatsOf } from './places.ts';

type AttendeeRow = RowOf<typeof attendee>;

interface PlaceOfClass {
  readonly classId: string;
  readonly seatNumber: number;
}

/** A place of a class, locked until the transaction ends. */
export interface LockedPlace extends PlaceOfClass {
  readonly class: RowOf<typeof trainingClass>;
  /** The reservation that holds the place; null for a free place. */
  readonly reservation: RowOf<typeof trainingSeatReservation> | null;
  readonly attendee: AttendeeRow | null;
}

/** A person who gets a seat. */
interface Delegate extends Pick<AttendeeRow, 'givenName' | 'familyName' | 'email'> {
  /** The ULID of the person. */
  readonly id: string;
}

/** Locks a place, to put a delegate on it or to remove one. Locks the class first, then the reservation. */
export async function lockPlace(writing: Writing, { classId, seatNumber }: PlaceOfClass): Promise<LockedPlace> {
  const held = await writing.lockRow(TrainingClass, classId);
  const { tx } = writing;
  const [reservation = null] = await tx
    .select()
    .from(trainingSeatReservation)
    .where(
      and(
        eq(trainingSeatReservation.classId, classId),
        eq(trainingSeatReservation.seatNumber, seatNumber),
        isNull(trainingSeatReservation.releasedAt),
      ),
    )
    .for('no key update');
  const [sitting = null] = reservation
    ? await tx.select().from(attendee).where(eq(attendee.reservationId, reservation.id))
    : [];
  return { class: held, classId, seatNumber, reservation, attendee: sitting };
}

/** Returns the reservation of a place that can take a delegate. Throws the refusal when the place cannot. */
export function reservationToFill(writing: Writing, place: LockedPlace): RowOf<typeof trainingSeatReservation> {
  const { class: held, reservation } = place;
  writing.refuseIf(whyNotSeatDelegate(held, { ...place, reserved: reservation !== null }));
  if (!reservation) throw new Error(`Seat ${place.seatNumber} of ${held.ref} has no reservation.`);
  return reservation;
}

/** Puts a person on a place. Name and email are copied, so that later changes of the person do not change them. */
export async function seatDelegate(writing: Writing, place: LockedPlace, delegate: Delegate): Promise<AttendeeRow> {
  const reservation = reservationToFill(writing, place);
  const { id: personId, givenName, familyName, email } = delegate;
  const [other = null] = await writing.tx
    .select({ seatNumber: trainingSeatReservation.seatNumber })
    .from(attendee)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
    .where(
      and(
        eq(attendee.personId, personId),
        eq(trainingSeatReservation.classId, place.classId),
        isNull(trainingSeatReservation.releasedAt),
      ),
    );
  writing.refuseIf(whyNotSecondSeat(delegate, other));
  writing.touchRow(TrainingSeatReservation, reservation);
  keepDelegate(writing, place.class, delegate, null, place);
  await renewSeatsOf(writing, place.classId, [place.seatNumber]);
  return writing.insert(Attendee, { reservationId: reservation.id, personId, givenName, familyName, email });
}

/** Removes a delegate for whom nothing is recorded on any day. The seat stays with its booking. */
export async function unseatDelegate(writing: Writing, input: RecordInput): Promise<AttendeeRow> {
  const { class: held, reservation, seated, delegate } = await lockDelegate(writing, input, 'update');
  if (!seated) throw lostSeat();
  writing.refuseIf(whyNotEmptySeat(delegate, await recordedOn(writing, reservation)));
  writing.touchRow(TrainingSeatReservation, reservation);
  keepDelegate(writing, held, delegate, reservation, null);
  await writing.remove(Attendee, delegate);
  return delegate;
}

/** A delegate, locked until the transaction ends. */
interface LockedDelegate {
  readonly class: RowOf<typeof trainingClass>;
  readonly reservation: RowOf<typeof trainingSeatReservation>;
  /** Whether the reservation still holds the place. It is released when a booking or class is canceled. */
  readonly seated: boolean;
  readonly delegate: AttendeeRow;
}

/**
 * Locks a delegate: first the class, then the reservation.
 *
 * @param strength `update` for a delegate whom the write removes.
 * @throws as {@link Writing.lock} does.
 */
export async function lockDelegate(
  writing: Writing,
  input: RecordInput,
  strength?: LockStrength,
): Promise<LockedDelegate> {
  const ulid = ulidOf(Attendee.prefix, input.id) ?? '';
  const known = await reservationOf(writing, ulid);
  const held = known && (await writing.lockRow(TrainingClass, known.classId));
  // Another user may have moved the delegate before the class was locked.
  const reservation = held && (await reservationOf(writing, ulid));
  if (reservation && reservation.classId !== held.id) throw movedToOtherClass();
  const place = reservation && (await lockPlace(writing, reservation));
  const delegate = await writing.lock(Attendee, input, strength);
  if (!place) throw new Error(`Attendee ${delegate.id} was created meanwhile.`);
  return { class: held, reservation, seated: place.attendee?.id === delegate.id, delegate };
}

/** The refusal for a delegate whose seat was released with its booking or class. The record stays, because somebody has to call them. */
export const lostSeat = () => invalidInput({ path: 'id', message: 'This delegate has lost the seat.' });

/** The refusal for a delegate who has moved to another class since the class was read, before it was locked. */
export const movedToOtherClass = () =>
  invalidInput({ path: 'id', message: 'This delegate has moved to another class meanwhile.' });

/** Returns the reservation of a delegate's place, without a lock. Undefined for an unknown delegate. */
export async function reservationOf(
  { tx }: Writing,
  attendeeId: string,
): Promise<RowOf<typeof trainingSeatReservation> | undefined> {
  const [found] = await tx
    .select({ reservation: trainingSeatReservation })
    .from(attendee)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
    .where(eq(attendee.id, attendeeId));
  return found?.reservation;
}

/** Locks the seats of a place and returns what is recorded on them. Nobody can mark them until the transaction ends. */
async function recordedOn(writing: Writing, { classId, seatNumber }: PlaceOfClass) {
  const seats = await lockSeatsOf(writing, classId, [seatNumber]);
  return {
    attended: seats.some(({ attendance }) => attendance !== 'none'),
    noted: seats.some(({ attendanceComments }) => attendanceComments !== null),
  };
}

import { type RecordInput, type RowOf, ulidOf, type Writing } from '@console/api-kit';
import { whyNotEmptySeat, whyNotSeatDelegate, whyNotTwice } from '@console/classes-contracts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { Attendee, TrainingClass, TrainingSeat, TrainingSeatReservation } from './nodes.ts';

import { attendee, type trainingClass, trainingSeat, trainingSeatReservation } from './tables.ts';

type AttendeeRow = RowOf<typeof attendee>;

interface PlaceOfClass {
  readonly classId: string;
  readonly seatNumber: number;
}

/** A place of a class as it stands, kept so until the transaction ends. */
export interface TakenPlace extends PlaceOfClass {
  readonly class: RowOf<typeof trainingClass>;
  /** By which it is held; null when it is free. */
  readonly reservation: RowOf<typeof trainingSeatReservation> | null;
  readonly attendee: AttendeeRow | null;
}

/** Somebody to be put on a seat. */
interface Delegate extends Pick<AttendeeRow, 'givenName' | 'familyName' | 'email'> {
  /** The ulid of the person. */
  readonly id: string;
}

/** Takes a place to put somebody on it or to take them off: its class, then its reservation. */
export async function takePlace(writing: Writing, { classId, seatNumber }: PlaceOfClass): Promise<TakenPlace> {
  const held = await writing.holdRow(TrainingClass, classId);
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
    .for('update');
  const [sitting = null] = reservation
    ? await tx.select().from(attendee).where(eq(attendee.reservationId, reservation.id))
    : [];
  return { class: held, classId, seatNumber, reservation, attendee: sitting };
}

/** The reservation of a place that can take somebody; ends the write when it cannot. */
export function reservationToFill(writing: Writing, place: TakenPlace): RowOf<typeof trainingSeatReservation> {
  const { class: held, reservation } = place;
  writing.refuseIf(whyNotSeatDelegate(held, { ...place, reserved: reservation !== null }));
  if (!reservation) throw new Error(`Seat ${place.seatNumber} of ${held.ref} is held by nobody.`);
  return reservation;
}

/** Puts somebody on a place that can take them. Their name and email are copied, as they were called when they came. */
export async function seatDelegate(writing: Writing, place: TakenPlace, delegate: Delegate): Promise<AttendeeRow> {
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
  writing.refuseIf(whyNotTwice(delegate, other));
  writing.touchRow(TrainingSeatReservation, reservation);
  return writing.insert(Attendee, { reservationId: reservation.id, personId, givenName, familyName, email });
}

/** Takes somebody off their seat, of whom nothing is recorded on any day. The seat stays with its booking. */
export async function unseatDelegate(writing: Writing, input: RecordInput): Promise<AttendeeRow> {
  const { tx } = writing;
  const ulid = ulidOf(Attendee.prefix, input.id) ?? '';
  const [place] = await tx
    .select({ classId: trainingSeatReservation.classId, seatNumber: trainingSeatReservation.seatNumber })
    .from(attendee)
    .innerJoin(trainingSeatReservation, eq(trainingSeatReservation.id, attendee.reservationId))
    .where(eq(attendee.id, ulid));
  const taken = place && (await takePlace(writing, place));
  const sitting = await writing.lock(Attendee, input);
  // Of a reservation that was released nothing stands on the seats any more.
  if (taken?.attendee?.id === sitting.id) {
    writing.refuseIf(whyNotEmptySeat(sitting, await recordedOn(writing, taken)));
    // Who saw them there and marks late does not mark whoever sits there next.
    await writing.updateAll(TrainingSeat, seatsOf(taken), {});
  }
  if (taken?.reservation) writing.touchRow(TrainingSeatReservation, taken.reservation);
  await writing.remove(Attendee, sitting);
  return sitting;
}

/** What is recorded on the days of a place, whose seats nobody marks from here on. */
async function recordedOn({ tx }: Writing, place: PlaceOfClass) {
  const seats = await tx.select().from(trainingSeat).where(seatsOf(place)).orderBy(asc(trainingSeat.id)).for('update');
  return {
    attended: seats.some(({ attendance }) => attendance !== 'none'),
    noted: seats.some(({ attendanceComments }) => attendanceComments !== null),
  };
}

/** The seats of a place, one a day. */
const seatsOf = ({ classId, seatNumber }: PlaceOfClass) =>
  and(eq(trainingSeat.classId, classId), eq(trainingSeat.seatNumber, seatNumber));

import { invalidInput, type RecordInput, type RowOf, ulidOf, type Writing } from '@console/api-kit';
import { whyNotMoveDelegate, whyNotSwap } from '@console/classes-contracts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Attendee, TrainingClass, TrainingSeat, TrainingSeatReservation } from '../nodes.ts';
import { attendee, trainingSeat, trainingSeatReservation } from '../tables.ts';
import { lostSeat, movedToOtherClass, reservationOf } from './delegates.ts';
import { keepDelegate } from './keepDelegates.ts';
import { lockSeatsOf } from './places.ts';

type AttendeeRow = RowOf<typeof attendee>;
type SeatRow = RowOf<typeof trainingSeat>;
type Reservation = RowOf<typeof trainingSeatReservation>;

/**
 * Moves a delegate to another reserved place of the same holder. A delegate who has that place gets the other one.
 * Attendance and notes of all days go along, as everything about a person does.
 *
 * @param target the ULID of the other place's reservation, and of the delegate whom the user saw there.
 */
export async function moveDelegate(
  writing: Writing,
  input: RecordInput,
  { reservationId: target, seen }: { readonly reservationId: string; readonly seen: string | null | undefined },
): Promise<AttendeeRow> {
  const { tx } = writing;
  const ulid = ulidOf(Attendee.prefix, input.id) ?? '';
  const known = await reservationOf(writing, ulid);
  const held = known && (await writing.lockRow(TrainingClass, known.classId));
  // Another user may have moved the delegate before the class was locked.
  const own = held && (await reservationOf(writing, ulid));
  if (own && own.classId !== held.id) throw movedToOtherClass();
  const places = own ? await lockReservations(writing, [own.id, target]) : [];
  const delegate = await writing.lock(Attendee, input);
  const [from, to] = [delegate.reservationId, target].map((id) => places.find((place) => place.id === id));
  if (!held || !from) throw lostSeat();
  if (!to) throw invalidInput({ path: 'reservation', message: 'This seat is no longer reserved.' });
  writing.refuseIf(
    whyNotMoveDelegate(
      held,
      delegate,
      { seatNumber: from.seatNumber, bookingItem: from.bookingItemId },
      { seatNumber: to.seatNumber, bookingItem: to.bookingItemId },
    ),
  );
  const [other = null] = await tx.select().from(attendee).where(eq(attendee.reservationId, to.id)).for('no key update');
  writing.refuseIf(whyNotSwap(to, other, seen));
  await swapRecords(writing, from, to);
  // The database compares the places only after both delegates have moved.
  await tx.execute(sql`SET CONSTRAINTS attendee_reservation_id_key DEFERRED`);
  keepDelegate(writing, held, delegate, from, to);
  if (other) {
    keepDelegate(writing, held, other, to, from);
    await writing.update(Attendee, other, { reservationId: from.id });
  }
  for (const place of [from, to]) writing.touchRow(TrainingSeatReservation, place);
  return writing.update(Attendee, delegate, { reservationId: to.id });
}

/** Locks reservations that are not released, in the order of their ids. */
function lockReservations({ tx }: Writing, ids: readonly string[]): Promise<Reservation[]> {
  return tx
    .select()
    .from(trainingSeatReservation)
    .where(and(inArray(trainingSeatReservation.id, [...ids]), isNull(trainingSeatReservation.releasedAt)))
    .orderBy(asc(trainingSeatReservation.id))
    .for('no key update');
}

/**
 * Exchanges what is recorded on two places, day by day. Every seat gets a new version, also without a record, so that a
 * late mark for one person cannot reach the other.
 */
async function swapRecords(writing: Writing, from: Reservation, to: Reservation): Promise<void> {
  const seats = await lockSeatsOf(writing, from.classId, [from.seatNumber, to.seatNumber]);
  const changes = seats.map((seat) => {
    const other = seats.find((one) => one.sessionId === seat.sessionId && one.id !== seat.id);
    return { id: seat.id, recorded: recordedOn(other) };
  });
  // A statement for all seats with the same new record: usually one.
  for (const [one, ...others] of Map.groupBy(changes, ({ recorded }) => JSON.stringify(recorded)).values()) {
    if (!one) continue;
    const ids = [one, ...others].map(({ id }) => id);
    await writing.updateAll(TrainingSeat, inArray(trainingSeat.id, ids), one.recorded);
  }
}

const recordedOn = (seat: SeatRow | undefined) => ({
  attendance: seat?.attendance ?? ('none' as const),
  attendanceComments: seat?.attendanceComments ?? null,
});

import type { Writing } from '@console/api-kit';
import { newId } from '@console/api-kit/database';
import type { ClassRow } from '../classEffects.ts';
import { TrainingSession } from '../nodes.ts';
import { classPlace, trainingSeat } from '../tables.ts';

export interface SessionTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly meetingLink: string | null;
  /** The room or the house of this day, when it is not that of the class. */
  readonly venue?: string | null;
}

interface SeatOf {
  readonly sessionId: string;
  readonly seatNumber: number;
}

/** Adds places to a class. Every place needs a seat in each session before the transaction ends. */
export async function addPlaces(
  writing: Writing,
  { id, maxAttendees }: ClassRow,
  places: readonly number[],
): Promise<void> {
  await writing.insertParts(
    classPlace,
    places.map((seatNumber) => ({ classId: id, seatNumber, maxAttendees })),
  );
}

/** Adds sessions to a class, with a seat for each of its places. */
export async function addSessions(writing: Writing, of: ClassRow, sessions: readonly SessionTimes[]): Promise<void> {
  const made = await writing.insertAll(
    TrainingSession,
    sessions.map(({ startsAt, endsAt, meetingLink, venue }) => ({
      classId: of.id,
      startsAt,
      endsAt,
      meetingLink,
      venue,
    })),
  );
  const places = placesUpTo(of.maxAttendees);
  await addSeats(
    writing,
    of,
    made.flatMap(({ id: sessionId }) => places.map((seatNumber) => ({ sessionId, seatNumber }))),
  );
}

/** Adds seats of the places in the sessions. */
export async function addSeats(writing: Writing, { id: classId }: ClassRow, seats: readonly SeatOf[]): Promise<void> {
  const { viewer, now } = writing;
  const made = { createdBy: viewer.userId, createdAt: now, updatedBy: viewer.userId, updatedAt: now };
  await writing.insertParts(
    trainingSeat,
    seats.map((seat) => ({ id: newId(), classId, ...seat, ...made })),
  );
}

/** The numbers of places, from 1 or from the place after `last`. */
export function placesUpTo(count: number, last = 0): number[] {
  return Array.from({ length: Math.max(0, count - last) }, (_, index) => last + index + 1);
}

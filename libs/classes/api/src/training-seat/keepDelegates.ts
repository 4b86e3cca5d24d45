import type { Writing } from '@console/api-kit';
import { fullName } from '@console/format';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { TrainingClass } from '../nodes.ts';
import { attendee, trainingSeatReservation as reservation } from '../tables.ts';

interface Named {
  readonly givenName: string;
  readonly familyName: string;
}

interface Seat {
  readonly seatNumber: number;
}

/** A delegate on a seat as a line of a class's history: 'Ada Lovelace (seat 3)'. The name is the one given for the seat. */
export const delegateLine = (delegate: Named, { seatNumber }: Seat): string =>
  `${fullName(delegate)} (seat ${seatNumber})`;

/** Keeps in the history of a class that a delegate has got a seat, has left one, or has another one. */
export function keepDelegate(
  writing: Writing,
  trainingClass: { readonly id: string },
  delegate: Named,
  from: Seat | null,
  to: Seat | null,
): void {
  const lines = (seat: Seat | null) => (seat ? [delegateLine(delegate, seat)] : []);
  writing.keepParts(TrainingClass, trainingClass, 'delegates', lines(from), lines(to));
}

/** Keeps in the history of a class that the name or the email on a seat was corrected. Lines with another email name it. */
export function keepCorrection(
  writing: Writing,
  trainingClass: { readonly id: string },
  from: Named & { readonly email: string },
  to: Named & { readonly email: string },
  seat: Seat,
): void {
  const line = (delegate: typeof from) =>
    from.email === to.email
      ? delegateLine(delegate, seat)
      : `${fullName(delegate)}, ${delegate.email} (seat ${seat.seatNumber})`;
  writing.keepParts(TrainingClass, trainingClass, 'delegates', [line(from)], [line(to)]);
}

/** Keeps in the history of a class that a delegate's pre-course answers were recorded or corrected, without the answers. */
export function keepAnswers(
  writing: Writing,
  trainingClass: { readonly id: string },
  delegate: Named,
  seat: Seat,
  what: 'recorded' | 'corrected',
): void {
  writing.keepParts(TrainingClass, trainingClass, 'preCourseAnswers', [], [`${delegateLine(delegate, seat)}, ${what}`]);
}

/**
 * Keeps in the history of each class that the delegates of these booking items lose their seats, because the items are
 * canceled or deleted. Lock their reservations first, with `heldPlacesOf`.
 */
export async function keepLeavingDelegates(writing: Writing, items: readonly { readonly id: string }[]): Promise<void> {
  const leaving = await writing.tx
    .select({
      classId: reservation.classId,
      seatNumber: reservation.seatNumber,
      givenName: attendee.givenName,
      familyName: attendee.familyName,
    })
    .from(reservation)
    .innerJoin(attendee, eq(attendee.reservationId, reservation.id))
    .where(
      and(
        inArray(
          reservation.bookingItemId,
          items.map(({ id }) => id),
        ),
        isNull(reservation.releasedAt),
      ),
    )
    .orderBy(asc(reservation.seatNumber));
  for (const one of leaving) keepDelegate(writing, { id: one.classId }, one, one, null);
}

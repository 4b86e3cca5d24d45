interface Named {
  readonly givenName: string;
  readonly familyName: string;
}

interface Place {
  readonly seatNumber: number;
  /** Whether the seat is reserved for a booking. */
  readonly reserved: boolean;
  /** The seat's delegate. Null when the seat is empty. */
  readonly attendee: Named | null;
}

const nameOf = ({ givenName, familyName }: Named) => `${givenName} ${familyName}`;

/** The reason why the seats of a class take no delegates at all, as a sentence. Null when they do. */
export function whyNotSeatOn({ status }: { readonly status: string }): string | null {
  return status === 'canceled' ? 'This class is canceled. Nobody can be put on its seats.' : null;
}

/** The reason why no delegate can be put on a seat, as a sentence. Null when one can. Late delegates of a delivered class are allowed. */
export function whyNotSeatDelegate(
  trainingClass: { readonly status: string },
  { seatNumber, reserved, attendee }: Place,
): string | null {
  const canceled = whyNotSeatOn(trainingClass);
  if (canceled !== null) return canceled;
  if (!reserved) return `Seat ${seatNumber} is free. Book it first.`;
  return attendee ? `${nameOf(attendee)} already has seat ${seatNumber}. Unassign the seat first.` : null;
}

/**
 * The reason why a delegate cannot have a second seat of a class, as a sentence. Null when they have none yet.
 *
 * @param other the seat that the delegate already has.
 */
export function whyNotSecondSeat(delegate: Named, other: { readonly seatNumber: number } | null): string | null {
  return other ? `${nameOf(delegate)} already has seat ${other.seatNumber} of this class.` : null;
}

/** The reason why a delegate cannot be removed from their seat, as a sentence. Null while nothing is recorded for them on any day. */
export function whyNotEmptySeat(
  delegate: Named,
  { attended, noted }: { readonly attended: boolean; readonly noted: boolean },
): string | null {
  const name = nameOf(delegate);
  if (attended) return `Attendance is recorded for ${name}. Set it to none before the seat is unassigned.`;
  return noted ? `There are attendance notes on ${name}. Clear them before the seat is unassigned.` : null;
}

interface SeatOfItem {
  readonly seatNumber: number;
  /** The id of the booking item that holds the seat. */
  readonly bookingItem: string;
}

/** The reason why a delegate cannot move to another seat, as a sentence. Null when they can, also when somebody sits there. */
export function whyNotMoveDelegate(
  trainingClass: { readonly status: string },
  delegate: Named,
  from: SeatOfItem,
  to: SeatOfItem,
): string | null {
  const canceled = whyNotSeatOn(trainingClass);
  if (canceled !== null) return canceled;
  if (from.seatNumber === to.seatNumber) return `${nameOf(delegate)} already has seat ${to.seatNumber}.`;
  if (from.bookingItem !== to.bookingItem) {
    return `Seat ${to.seatNumber} is of another booking item. A delegate moves only among the seats of their own.`;
  }
  return null;
}

/**
 * The reason why a delegate cannot swap with somebody whom the user did not see on the other seat. Null when the seat has
 * not changed.
 *
 * @param seen the id of the delegate whom the user saw there. Null for an empty seat; undefined when it is not known.
 */
export function whyNotSwap(
  { seatNumber }: Pick<SeatOfItem, 'seatNumber'>,
  now: (Named & { readonly id: string }) | null,
  seen: string | null | undefined,
): string | null {
  if (seen === undefined || seen === (now?.id ?? null)) return null;
  return `Seat ${seatNumber} has changed: ${now ? `${nameOf(now)} has it now` : 'it is empty now'}.`;
}

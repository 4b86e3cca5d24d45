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

/** The reason why no delegate can be put on a seat, as a sentence. Null when one can. Late delegates of a delivered class are allowed. */
export function whyNotSeatDelegate(
  { status }: { readonly status: string },
  { seatNumber, reserved, attendee }: Place,
): string | null {
  if (status === 'canceled') return 'This class is canceled. Nobody can be put on its seats.';
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

interface Named {
  readonly givenName: string;
  readonly familyName: string;
}

interface Place {
  readonly seatNumber: number;
  /** Whether it is held for a booking. */
  readonly reserved: boolean;
  /** Who sits on it; null when nobody does. */
  readonly attendee: Named | null;
}

const nameOf = ({ givenName, familyName }: Named) => `${givenName} ${familyName}`;

/** Why nobody can be put on a place of a class, in a sentence; null when somebody can: also late, into a class that was delivered. */
export function whyNotSeatDelegate(
  { status }: { readonly status: string },
  { seatNumber, reserved, attendee }: Place,
): string | null {
  if (status === 'canceled') return 'This class is canceled. Nobody can be put on its seats.';
  if (!reserved) return `Seat ${seatNumber} is free. Book it first.`;
  return attendee ? `${nameOf(attendee)} already has seat ${seatNumber}. Unassign the seat first.` : null;
}

/** Why somebody gets no second place of a class, in a sentence; null when they have none. @param other the place that they have. */
export function whyNotTwice(delegate: Named, other: { readonly seatNumber: number } | null): string | null {
  return other ? `${nameOf(delegate)} already has seat ${other.seatNumber} of this class.` : null;
}

/** Why a delegate cannot be taken off their seat, in a sentence; null when they can: nothing is recorded of them on any day. */
export function whyNotEmptySeat(
  delegate: Named,
  { attended, noted }: { readonly attended: boolean; readonly noted: boolean },
): string | null {
  const name = nameOf(delegate);
  if (attended) return `Attendance is recorded for ${name}. Set it to none before the seat is unassigned.`;
  return noted ? `There are attendance notes on ${name}. Clear them before the seat is unassigned.` : null;
}

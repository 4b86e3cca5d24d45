import { countOf } from '@console/format';
import { bookingStatuses } from './bookingStatus.ts';
import { type ChangeRequestKind, whyNotKindOfItem } from './changeRequestKind.ts';

interface Item {
  readonly type: string;
  readonly status: string;
}

/** The reason why no change of an item can be asked for or made, as a sentence. Null when it can. */
export function whyNotRequestChange({ status }: Pick<Item, 'status'>): string | null {
  if (status === 'draft' || status === 'confirmed' || status === 'on_hold') return null;
  const label = bookingStatuses.labelOf(status);
  return `This item is ${label.toLowerCase()} and can no longer be changed.`;
}

/** The reason why an item cannot have this kind of change. Null when it can. */
export function whyNotKind(kind: ChangeRequestKind, item: Item): string | null {
  return whyNotKindOfItem(kind, item.type) ?? whyNotRequestChange(item);
}

interface RecordedPlace {
  readonly seatNumber: number;
  readonly attended: boolean;
  readonly noted: boolean;
}

/** The reason why these seats cannot be left for another class. Null when they can: what is recorded on them would be lost. */
export function whyNotLeaveSeats(places: readonly RecordedPlace[]): string | null {
  const attended = places.find((place) => place.attended);
  if (attended) return `Attendance is recorded on seat ${attended.seatNumber}, so it stays on this class.`;
  const noted = places.find((place) => place.noted);
  return noted
    ? `There are attendance notes on seat ${noted.seatNumber}. Clear them before it moves to another class.`
    : null;
}

/** The reason why the new number of attendees changes nothing. Null when it changes something. */
export function whyNotNumber(now: number, asked: number, what: 'place' | 'seat'): string | null {
  return now === asked ? `It has ${countOf(now, what)} already.` : null;
}

interface Delegate {
  readonly givenName: string;
  readonly familyName: string;
}

/** The reason why people with a seat of the new class cannot move there. Null when nobody has one. */
export function whyAlreadyThere(delegate: Delegate | undefined, reference: string): string | null {
  return delegate ? `${delegate.givenName} ${delegate.familyName} already has a seat of ${reference}.` : null;
}

/** The reason why an item cannot move to the class that it is on. Null for another class. */
export function whySameClass(
  from: { readonly id: string },
  to: { readonly id: string; readonly ref: string },
): string | null {
  return from.id === to.id ? `This item is on ${to.ref} already.` : null;
}

/** The reason why a delegate without a seat of the item cannot be transferred. */
export const delegateHasLeft = 'This delegate has no seat of this booking item any more.';

import type { BookingItemType } from './bookingItemType.ts';

/** What a change request asks for. Each asks for exactly one of these. */
export const changeRequestKinds = ['dates', 'class', 'trainer', 'attendees', 'transfer'] as const;
export type ChangeRequestKind = (typeof changeRequestKinds)[number];

export const changeRequestKindLabels: Readonly<Record<ChangeRequestKind, string>> = {
  dates: 'Other dates',
  class: 'Another class',
  trainer: 'Another trainer',
  attendees: 'Another number of attendees',
  transfer: 'A delegate’s transfer',
};

/**
 * What may be asked for an item. The dates and the trainer of a public class are nobody's to change for one customer; such
 * an item moves to another class instead. A private class belongs to its booking.
 */
const kindsOfItem: Readonly<Record<BookingItemType, readonly ChangeRequestKind[]>> = {
  public: ['class', 'transfer', 'attendees'],
  private: ['dates', 'trainer', 'attendees'],
};

/** The label of a kind of change, or the code of one that this release does not know. */
export const changeKindLabel = (code: string): string => changeRequestKindLabels[code as ChangeRequestKind] ?? code;

/** What may be asked for an item of a type. Nothing for a type that this release does not know. */
export const kindsOf = (type: string): readonly ChangeRequestKind[] => kindsOfItem[type as BookingItemType] ?? [];

/** The fields of a change request that say what is asked. Empty ones are null, undefined or the empty text. */
interface Asked {
  readonly newTrainingClass?: unknown;
  readonly delegate?: unknown;
  readonly newMaxAttendees?: unknown;
  readonly newTrainer?: unknown;
  readonly newStartsAt?: unknown;
}

const given = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Returns what is asked. Null when it is nothing or several things. */
export function kindOfChange(asked: Asked): ChangeRequestKind | null {
  const kinds: ChangeRequestKind[] = [];
  if (given(asked.newStartsAt)) kinds.push('dates');
  if (given(asked.newTrainingClass)) kinds.push(given(asked.delegate) ? 'transfer' : 'class');
  if (given(asked.newTrainer)) kinds.push('trainer');
  if (given(asked.newMaxAttendees)) kinds.push('attendees');
  const [kind = null, ...others] = kinds;
  const lonely = given(asked.delegate) && !given(asked.newTrainingClass);
  return others.length === 0 && !lonely ? kind : null;
}

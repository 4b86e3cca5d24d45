import { defineEnumeration, type ValueOf } from '@console/rules';
import type { BookingItemType } from './bookingItemType.ts';

/** What a change request asks for. Each asks for exactly one of these. */
export const changeRequestKinds = defineEnumeration({
  dates: 'Other dates',
  class: 'Another class',
  trainer: 'Another trainer',
  attendees: 'Another number of attendees',
  transfer: 'A delegate’s transfer',
});
export type ChangeRequestKind = ValueOf<typeof changeRequestKinds>;

/**
 * What may be asked for an item. The dates and the trainer of a public class are nobody's to change for one customer; such
 * an item moves to another class instead. A private class belongs to its booking.
 */
const kindsOfItem: Readonly<Record<BookingItemType, readonly ChangeRequestKind[]>> = {
  public: ['class', 'transfer', 'attendees'],
  private: ['dates', 'trainer', 'attendees'],
};

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

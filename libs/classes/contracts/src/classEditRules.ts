import { countOf, formatDate, type Instant, type IsoDate, toIsoDate } from '@console/format';
import { messages, requiredIn } from '@console/rules';
import { whyNotChangeClass } from './classRules.ts';

/** The facts of a session that decide about its changes. */
interface SessionToChange {
  readonly startsAt: Instant;
  /** Whether attendance is recorded on it. */
  readonly attended: boolean;
  /** Whether it has attendance notes. */
  readonly noted?: boolean | undefined;
}

/** The reason why the sessions of a class cannot be edited, as a sentence. Null when they can. */
export function whyNotEditSessions(trainingClass: { readonly status: string }): string | null {
  return trainingClass.status === 'postponed'
    ? 'This class is postponed. Set new dates to move its sessions.'
    : whyNotChangeClass(trainingClass);
}

/** The reason why a session cannot be removed from its class. Null when it can. What is recorded on it would be lost. */
export function whyNotRemoveSession({ startsAt, attended, noted = false }: SessionToChange): string | null {
  const day = formatDate(startsAt);
  if (attended) return `Attendance is recorded on ${day}, so this session cannot be removed.`;
  return noted ? `Attendance notes are written for ${day}, so this session cannot be removed.` : null;
}

/** The reason why a session cannot be moved to another day. Null when it can. Its hours can always be corrected. */
export function whyNotMoveSession({ startsAt, attended }: SessionToChange, day: IsoDate): string | null {
  return attended && toIsoDate(startsAt) !== day
    ? `Attendance is recorded on ${formatDate(startsAt)}, so this session stays on that day.`
    : null;
}

/** The reason why a session cannot get this day. Null when it can. Days of sessions that stay may be in the past. */
export const whyNotNewDay = (day: IsoDate, today: IsoDate): string | null =>
  day < today ? messages.future('Date') : null;

/**
 * The message for a change of dates without a reason. Null when none is needed.
 *
 * @param reserved the number of reserved seats: somebody has to be told why.
 */
export const whyReasonNeeded = (reserved: number): string | null =>
  reserved > 0 ? requiredIn.operations('Reason') : null;

/** The facts that decide how few places a class can have. */
export interface PlacesInUse {
  /** A public class is sold seat by seat. A private class belongs to one booking, which needs seats for its delegates. */
  readonly public: boolean;
  /** The number of places that must stay: the reserved ones of a public class, those with a delegate of a private one. */
  readonly inUse: number;
  /** The highest seat for which attendance or notes are recorded. Such a seat keeps its number. Zero for none. */
  readonly recordedUpTo: number;
}

/** The fewest places that a class can have. */
export const fewestPlaces = ({ inUse, recordedUpTo }: PlacesInUse): number => Math.max(1, inUse, recordedUpTo);

/** The reason why a class cannot have fewer places. Null when nothing but one place is needed. */
export function whyFewestPlaces(places: PlacesInUse): string | null {
  const { inUse, recordedUpTo } = places;
  const needed = `The class needs at least ${countOf(fewestPlaces(places), 'place')}.`;
  if (recordedUpTo > inUse) return `Attendance is recorded on seat ${recordedUpTo}. ${needed}`;
  if (inUse === 0) return null;
  const one = inUse === 1;
  if (places.public) return `${countOf(inUse, 'seat')} ${one ? 'is' : 'are'} reserved. ${needed}`;
  return `${countOf(inUse, 'seat')} ${one ? 'has' : 'have'} a delegate. ${needed}`;
}

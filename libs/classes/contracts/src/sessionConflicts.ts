import { across, messages } from '@console/rules';
import { momentsOf, type SessionHours, type SessionTimes, whyNotEnd } from './sessionMoments.ts';

/** A session ends after it starts, on the same day or the next. */
export const endsAfterStart = across<SessionHours, keyof SessionHours>(['startsAt', 'endsAt'], 'endsAt', whyNotEnd);

/** Sessions of a class that begin before another has ended, for `acrossItems`. */
export function overlappingSessions(
  sessions: ReadonlyMap<number, SessionTimes>,
): [path: [number, 'startsAt'], message: string][] {
  const found: ReturnType<typeof overlappingSessions> = [];
  const before: ReturnType<typeof momentsOf>[] = [];
  for (const [index, session] of sessions) {
    const { startsAt, endsAt } = momentsOf(session);
    const overlaps = before.some((other) => other.startsAt < endsAt && startsAt < other.endsAt);
    if (overlaps) found.push([[index, 'startsAt'], 'Two sessions must not be at the same time']);
    before.push({ startsAt, endsAt });
  }
  return found;
}

/** Sessions on a day before that of the session above them, for `acrossItems`. */
export function daysOutOfOrder(
  sessions: ReadonlyMap<number, SessionTimes>,
): [path: [number, 'date'], message: string][] {
  const listed = [...sessions];
  return listed.flatMap(([index, { date }], place): ReturnType<typeof daysOutOfOrder> => {
    const above = listed[place - 1];
    if (!above || above[1].date <= date) return [];
    return [[[index, 'date'], messages.order(`Day ${index + 1}`, `day ${above[0] + 1}`)]];
  });
}

interface KnownSession extends SessionTimes {
  /** Null for a new session. */
  readonly id: string | null;
}

/**
 * Conflicts between sessions of a class that has sessions already: a session that is listed twice, or one that begins
 * before another has ended. For `acrossItems`.
 */
export function sessionConflicts(
  sessions: ReadonlyMap<number, KnownSession>,
): [path: [number, 'id' | 'startsAt'], message: string][] {
  const known = new Set<string>();
  const twice: ReturnType<typeof sessionConflicts> = [];
  for (const [index, { id }] of sessions) {
    if (id === null) continue;
    // An id may begin with a slash.
    const session = id.replace(/^\//, '');
    if (known.has(session)) twice.push([[index, 'id'], messages.valid('Session')]);
    known.add(session);
  }
  return [...twice, ...overlappingSessions(sessions)];
}

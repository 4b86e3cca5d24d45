import {
  addWorkingDays,
  endsNextDay,
  isWorkingDay,
  maxSessions,
  type newTrainingSessions,
  type SessionHours,
  whyNotEnd,
} from '@console/classes-contracts';
import { type IsoDate, isDay, parseTime } from '@console/format';
import type { FieldsOf } from '@console/forms';

export type NewSession = FieldsOf<typeof newTrainingSessions>['sessions'][number];

/** A session as somebody types it. */
export type TypedSession = Pick<NewSession, 'date' | 'startsAt' | 'endsAt'>;

/** Returns the day of a session from the first day and the session's place. */
export type FollowingDay = (first: IsoDate, index: number) => IsoDate;

/** The usual hours of a class, in UTC. */
const usual = { startsAt: '09:30', endsAt: '16:30', meetingLink: '' } as const;

/** Sessions that have no dates yet. */
export function blankSessions(count: number): NewSession[] {
  return Array.from({ length: Math.min(Math.max(count, 1), maxSessions) }, () => ({ ...usual, date: '' }));
}

/** Lays out sessions over the working days from the first session's day, at its hours. Their other values stay. */
export function layOutSessions<Session extends TypedSession>(sessions: readonly Session[]): Session[] {
  const [first] = sessions;
  const day = dayOf(first);
  if (!first || day === null) return [...sessions];
  const { startsAt, endsAt } = first;
  return sessions.map((session, index) => ({ ...session, startsAt, endsAt, date: addWorkingDays(day, index) }));
}

/**
 * Moves the other sessions along with the first one. Their hours stay.
 *
 * @param previous the first day before the change.
 * @param following the day of a session, by its place, after a first day.
 * @returns null when a session has a day of its own, or when nothing moves.
 */
export function followDay<Session extends TypedSession>(
  sessions: readonly Session[],
  previous: IsoDate | null,
  first: IsoDate,
  following: FollowingDay,
): Session[] | null {
  const follows = ({ date }: Session, index: number) =>
    index === 0 || !date || (previous !== null && date === following(previous, index));
  if (sessions.length < 2 || !sessions.every(follows)) return null;
  const moved = sessions.map((session, index) =>
    index === 0 ? session : { ...session, date: following(first, index) },
  );
  return moved.some(({ date }, index) => date !== sessions[index]?.date) ? moved : null;
}

/** The session after the last one: on the next working day, at the same hours. */
export function nextSession(sessions: readonly TypedSession[]): NewSession {
  const last = sessions.at(-1);
  const day = dayOf(last);
  const { startsAt, endsAt } = last ?? usual;
  return { startsAt, endsAt, meetingLink: '', date: day === null ? '' : addWorkingDays(day, 1) };
}

/** Whether a day is on a weekend. Such a day is allowed. */
export const isWeekend = (session: TypedSession): boolean => {
  const day = dayOf(session);
  return day !== null && !isWorkingDay(day);
};

/** A session's day. Null while it is empty or not typed to its end. */
export function dayOf(session: TypedSession | undefined): IsoDate | null {
  const date = session?.date;
  return isDay(date) ? date : null;
}

/** A session's hours. Null while one is empty, not typed to its end, or refused. */
export function hoursOf(session: Pick<TypedSession, 'startsAt' | 'endsAt'>): SessionHours | null {
  const { startsAt, endsAt } = session;
  if (!isTime(startsAt) || !isTime(endsAt) || whyNotEnd({ startsAt, endsAt }) !== null) return null;
  return { startsAt, endsAt };
}

const isTime = (text: string | null | undefined): text is string => !!text && parseTime(text) === text;

/** What the field of a session's end says below it: that the end is on the day after the start. */
export function endHint(session: Pick<TypedSession, 'startsAt' | 'endsAt'> | undefined): string | undefined {
  const hours = session ? hoursOf(session) : null;
  return hours && endsNextDay(hours) ? 'Ends the next day' : undefined;
}

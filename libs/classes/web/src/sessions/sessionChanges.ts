import type { editSessionsInput } from '@console/classes-contracts';
import { shiftDays } from '@console/classes-contracts';
import { formatDate, type IsoDate } from '@console/format';
import type { FieldsOf } from '@console/forms';
import { dayOf } from './layOutSessions.ts';

/** The sessions of a class, as the form holds them. A new one has no id. */
export type EditedSession = FieldsOf<typeof editSessionsInput>['sessions'][number];

/** Whether a session of the class moves or is removed. New sessions and other links move nobody. */
export function movesDates(saved: readonly EditedSession[], now: readonly EditedSession[]): boolean {
  const left = new Map(now.map((session) => [session.id, session]));
  return saved.some(({ id, date, startsAt, endsAt }) => {
    const session = left.get(id);
    return !session || session.date !== date || session.startsAt !== startsAt || session.endsAt !== endsAt;
  });
}

/**
 * Moves the other sessions of the class by the same distance as the first one. Sessions that are new, and those that
 * `stays` names, keep their days.
 *
 * @returns null when nothing moves.
 */
export function moveAlong(
  saved: readonly EditedSession[],
  now: readonly EditedSession[],
  stays: (id: string) => boolean,
): EditedSession[] | null {
  const [first] = now;
  const to = dayOf(first);
  const days = new Map(saved.map((session) => [session.id, dayOf(session)]));
  const from = first && days.get(first.id);
  if (to === null || !from || from === to) return null;
  const moved = now.map((session) => {
    const day = session.id ? days.get(session.id) : null;
    if (!day || stays(session.id ?? '')) return session;
    return { ...session, date: shifted(from, day, to) };
  });
  return moved.some(({ date }, index) => date !== now[index]?.date) ? moved : null;
}

/** A session before the first one moves by the same number of calendar days. */
function shifted(from: IsoDate, day: IsoDate, to: IsoDate): IsoDate {
  return shiftDays([from, day], to)[1] ?? day;
}

/** Returns a sentence for each difference between two states of the sessions. */
export function describeChanges(before: readonly EditedSession[], now: readonly EditedSession[]): string[] {
  const earlier = new Map(before.map((session) => [session.id, session]));
  const present = new Set(now.map(({ id }) => id));
  const removed = before.filter(({ id }) => !present.has(id)).map((session) => `${whenOf(session)} was removed.`);
  const changed = now.flatMap((session) => {
    const when = whenOf(session);
    const was = earlier.get(session.id);
    if (!was) return [`${when} was added.`];
    return [
      ...(whenOf(was) === when ? [] : [`${whenOf(was)} is now ${when}.`]),
      ...((was.venue || '') === (session.venue || '') ? [] : [emptiedOrNow('venue', when, session.venue)]),
      ...((was.meetingLink || '') === (session.meetingLink || '')
        ? []
        : [emptiedOrNow('meeting link', when, session.meetingLink)]),
    ];
  });
  return [...removed, ...changed];
}

const whenOf = ({ date, startsAt, endsAt }: EditedSession) => `${date && formatDate(date)}, ${startsAt}–${endsAt}`;

const emptiedOrNow = (field: string, when: string, value: string | null | undefined) =>
  value ? `The ${field} of ${when} is now ${value}.` : `The ${field} of ${when} was emptied.`;

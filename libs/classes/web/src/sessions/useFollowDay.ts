import { useEffect, useRef } from 'react';
import { dayOf, type FollowingDay, followDay, type TypedSession } from './layOutSessions.ts';

/**
 * Moves the other sessions of a form along whenever the first day changes, until one of them gets a day of its own.
 *
 * @param sessions the sessions as somebody types them.
 * @param change writes the moved sessions into the form.
 */
export function useFollowDay<Session extends TypedSession>(
  sessions: readonly Session[],
  following: FollowingDay,
  change: (moved: Session[]) => void,
): void {
  const day = dayOf(sessions[0]);
  const previous = useRef(day);
  const latest = useRef({ sessions, following, change });
  useEffect(() => {
    latest.current = { sessions, following, change };
  });
  useEffect(() => {
    if (day === null) return;
    const now = latest.current;
    const moved = followDay(now.sessions, previous.current, day, now.following);
    previous.current = day;
    if (moved) now.change(moved);
  }, [day]);
}

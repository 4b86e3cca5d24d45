import { startTransition, useEffect, useState } from 'react';
import type { ClassListState } from './classList.ts';

/** The number of cards that are rendered first: more than the tallest window shows. */
const AT_ONCE = 60;

/**
 * Tells which sessions of a schedule to render, by their index: at first only as many as a window can show at the
 * top and at today, then all of them in a transition. So a month with hundreds of sessions appears as quickly as a week.
 *
 * @param today the index of the first session from today on, or -1.
 */
export function useRenderedSessions(
  displayed: ClassListState,
  sessions: number,
  today: number,
): (index: number) => boolean {
  const [whole, setWhole] = useState<ClassListState | null>(null);
  useEffect(() => startTransition(() => setWhole(displayed)), [displayed]);
  // At the end of the schedule, a window also shows sessions before today.
  const from = Math.min(today, sessions - AT_ONCE);
  return (index) => whole === displayed || index < AT_ONCE || (from <= index && index < from + AT_ONCE);
}

import { startTransition, useEffect, useState } from 'react';
import type { ClassListState } from './classList.ts';

/** More cards than the highest window shows. */
const AT_ONCE = 60;

/**
 * How many of a schedule's sessions are drawn: at first those that a window can show, the rest as soon as the browser has time,
 * so that a month of hundreds stands as quickly as a week.
 */
export function useDrawnSessions(shown: ClassListState, sessions: number): number {
  const [whole, setWhole] = useState<ClassListState | null>(null);
  useEffect(() => startTransition(() => setWhole(shown)), [shown]);
  return whole === shown ? sessions : Math.min(sessions, AT_ONCE);
}

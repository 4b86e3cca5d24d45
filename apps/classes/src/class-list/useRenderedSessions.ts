import { startTransition, useEffect, useState } from 'react';
import type { ClassListState } from './classList.ts';

/** The number of cards that are rendered first: more than the tallest window shows. */
const AT_ONCE = 60;

/**
 * Returns how many sessions of a schedule to render: at first only as many as a window can show, then all of them in a
 * transition. So a month with hundreds of sessions appears as quickly as a week.
 */
export function useRenderedSessions(displayed: ClassListState, sessions: number): number {
  const [whole, setWhole] = useState<ClassListState | null>(null);
  useEffect(() => startTransition(() => setWhole(displayed)), [displayed]);
  return whole === displayed ? sessions : Math.min(sessions, AT_ONCE);
}

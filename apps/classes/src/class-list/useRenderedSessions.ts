import { startTransition, useEffect, useState } from 'react';
import type { ClassListState } from './classList.ts';

/** More cards than the highest window shows. */
const AT_ONCE = 60;

/**
 * Returns how many of a schedule's sessions are rendered: at first those that a window can show, and all as soon as the
 * browser has time. So a month of hundreds appears as quickly as a week.
 */
export function useRenderedSessions(displayed: ClassListState, sessions: number): number {
  const [whole, setWhole] = useState<ClassListState | null>(null);
  useEffect(() => startTransition(() => setWhole(displayed)), [displayed]);
  return whole === displayed ? sessions : Math.min(sessions, AT_ONCE);
}

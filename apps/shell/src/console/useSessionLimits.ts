import { createElement, type ReactNode, useEffect, useState } from 'react';
import type { SessionLimitsProps } from '../idle/SessionLimits.tsx';

/** Long before any warning is due. The first load needs none of this code. */
const LOAD_AFTER_MS = 60_000;

/** Returns the warning before the session ends. Its code is loaded after a minute; until then the start counts as use. */
export function useSessionLimits(props: Omit<SessionLimitsProps, 'since'>): ReactNode {
  const [since] = useState(() => Date.now());
  const [Limits, setLimits] = useState<(props: SessionLimitsProps) => ReactNode>();
  useEffect(() => {
    if (Limits) return;
    let wanted = true;
    let waiting: ReturnType<typeof setTimeout>;
    const loadLater = () => {
      waiting = setTimeout(() => {
        import('../idle/SessionLimits.tsx').then(
          ({ SessionLimits }) => wanted && setLimits(() => SessionLimits),
          () => wanted && loadLater(),
        );
      }, LOAD_AFTER_MS);
    };
    loadLater();
    return () => {
      wanted = false;
      clearTimeout(waiting);
    };
  }, [Limits]);
  return Limits && createElement(Limits, { since, ...props });
}

import { useNavigate } from '@console/platform/router';
import { useCallback, useEffect, useState } from 'react';

/**
 * Leaves a form's screen because it was saved or thrown away: once nothing is held any more, so that nobody is asked. Going back leads
 * to where the form was opened, not to an empty one.
 *
 * @param changed the form still has something to lose.
 * @returns goes to a path; done once the other screen is there.
 */
export function useLeaving(changed: boolean): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const [way, setWay] = useState<{ readonly to: string; readonly arrive: () => void } | null>(null);
  useEffect(() => {
    if (way !== null && !changed) void Promise.resolve(navigate(way.to, { replace: true })).then(way.arrive);
  }, [way, changed, navigate]);
  return useCallback((to) => new Promise((arrive) => setWay({ to, arrive })), []);
}

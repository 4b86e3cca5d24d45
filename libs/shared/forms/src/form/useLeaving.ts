import { useNavigate } from '@console/platform/router';
import { useCallback, useEffect, useState } from 'react';

/**
 * Leaves a screen that is a form, once it is saved or canceled. It waits until the form has nothing to lose, so that the console does not
 * ask whether to leave without saving. The next screen replaces the form in the history: Back leads to where the form was opened, not
 * to an empty form.
 *
 *     const leave = useLeaving(form.changed);
 *     // in useConsoleForm: the form stays saving until the next screen is there
 *     onSaved: () => leave(bookingLinks.detail(id)),
 *
 * @param changed whether the form still has something to lose: `form.changed`.
 * @returns goes to a path. Its promise resolves once the next screen is there.
 */
export function useLeaving(changed: boolean): (to: string) => Promise<void> {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<{ readonly to: string; readonly arrive: () => void } | null>(null);
  useEffect(() => {
    if (destination === null || changed) return;
    void Promise.resolve(navigate(destination.to, { replace: true })).then(destination.arrive);
  }, [destination, changed, navigate]);
  return useCallback((to) => new Promise((arrive) => setDestination({ to, arrive })), []);
}

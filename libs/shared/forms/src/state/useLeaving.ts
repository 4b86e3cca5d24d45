import { useNavigate } from '@console/platform/router';
import { useCallback, useEffect, useState } from 'react';

/**
 * Returns a function that leaves a form's screen, after a save or a cancel. It waits until the form has no unsaved
 * changes, so that the console does not ask about them. The next screen replaces the form in the history: Back leads
 * to the page that opened the form, not to an empty form.
 *
 *     const leave = useLeaving(form.changed);
 *     // in useConsoleForm: the form counts as saving until the next screen is there
 *     onSaved: () => leave(bookingLinks.detail(id)),
 *
 * @param changed whether the form has unsaved changes: `form.changed`.
 * @returns a function that goes to a path. Its promise resolves when the next screen is there.
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

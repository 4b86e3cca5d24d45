import { ConfirmDialog } from '@console/design-system/dialog';
import { unsaved } from '@console/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before changes that are not saved are left, of whatever remote they are: within the console in its own words, for the tab as
 * a whole in the browser's.
 */
export function LeaveQuestion() {
  const changed = useSyncExternalStore(unsaved.subscribe, unsaved.any);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved.any() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed]);

  const leave = () => {
    unsaved.discardAll();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={leave}
      onCancel={() => blocker.reset?.()}
    >
      What you changed on this screen is not saved yet.
    </ConfirmDialog>
  );
}

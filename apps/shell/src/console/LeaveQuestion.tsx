import { unsaved } from '@console/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

/**
 * Asks before the user leaves unsaved changes, of any remote. Navigation within the console opens a dialog; closing or reloading
 * the tab opens the browser's own question.
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
  return (
    <UnsavedQuestion
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirm="Leave"
      onConfirm={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

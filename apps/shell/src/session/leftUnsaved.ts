import { notices, notify, unsaved } from '@console/platform';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SessionState } from './sessionStore.ts';

/** Returns whether unsaved changes wait for their user to sign in again. While they do, the browser asks before the tab closes. */
export function useLeftUnsaved(): boolean {
  const left = useSyncExternalStore(unsaved.subscribe, unsaved.any);
  useEffect(() => {
    if (!left) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [left]);
  return left;
}

/** Discards the unsaved changes of the last user when another user signs in in this tab, and says that they are lost. */
export function useOwnUnsaved(state: SessionState): void {
  const last = useRef<string>(undefined);
  const person = state.status === 'signed-in' ? state.userId : undefined;
  useEffect(() => {
    if (person === undefined) return;
    const another = last.current !== undefined && last.current !== person;
    last.current = person;
    if (!another) return;
    notices.clear();
    if (!unsaved.any()) return;
    unsaved.discardAll();
    notify.error('What the last person at this tab had not saved is lost.');
  }, [person]);
}

import { notices, notify, unsaved } from '@console/platform';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { SessionState } from './sessionStore.ts';

/** Whether something waits, unsaved, for its person to sign in again; the browser then asks before the tab is left. */
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

/** Whoever signs in next at this tab neither saves nor reads what the last person left; that it is lost is said. */
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

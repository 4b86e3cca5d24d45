import { useEffect } from 'react';

/** What would be lost by leaving: a form's changes. */
export interface Unsaved {
  /** Throws them away, because the person said so. */
  readonly discard: () => void;
}

const held = new Set<Unsaved>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The changes on screen that are not saved, of whatever remote; the shell asks before it leaves them. */
export const unsaved = {
  any: (): boolean => held.size > 0,
  hold(changes: Unsaved): () => void {
    held.add(changes);
    tell();
    return () => {
      held.delete(changes);
      tell();
    };
  },
  discardAll(): void {
    for (const { discard } of held) discard();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Has the person asked before this screen or tab is left with changes.
 *
 * @param changed there is something to lose now.
 * @param discard must keep its identity between renders.
 */
export function useUnsaved(changed: boolean, discard: () => void): void {
  useEffect(() => (changed ? unsaved.hold({ discard }) : undefined), [changed, discard]);
}

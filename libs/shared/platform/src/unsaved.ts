import { useEffect } from 'react';

/** Changes that would be lost when the user leaves, such as in a form. */
export interface Unsaved {
  /** Discards the changes, because the user chose to leave. */
  readonly discard: () => void;
}

const held = new Set<Unsaved>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The unsaved changes on screen, of all remotes. The shell asks the user before leaving them. */
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
 * Makes the shell ask the user before this screen or tab is left with changes.
 *
 * @param changed true while there are unsaved changes.
 * @param discard discards them. Its identity must stay the same between renders.
 */
export function useUnsaved(changed: boolean, discard: () => void): void {
  useEffect(() => (changed ? unsaved.hold({ discard }) : undefined), [changed, discard]);
}

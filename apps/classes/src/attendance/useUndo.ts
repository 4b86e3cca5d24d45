import { useMemo, useRef } from 'react';

/** Something that was done and can be undone. */
export interface Undoable {
  readonly undo: () => void;
}

export interface UndoStack {
  readonly push: (done: Undoable) => void;
  /** It was not done after all, or has been undone. */
  readonly forget: (done: Undoable) => void;
  /** Undoes what was done last, and does nothing where there is nothing. */
  readonly undoLast: () => void;
}

/** So many can be undone one after the other. */
const KEPT = 20;

/** Remembers what was done on this screen, the latest first. It stays the same while the screen is there. */
export function useUndo(): UndoStack {
  const done = useRef<readonly Undoable[]>([]);
  return useMemo(() => {
    const forget = (gone: Undoable) => {
      done.current = done.current.filter((other) => other !== gone);
    };
    return {
      push: (latest) => {
        done.current = [...done.current, latest].slice(-KEPT);
      },
      forget,
      undoLast: () => {
        const latest = done.current.at(-1);
        if (!latest) return;
        forget(latest);
        latest.undo();
      },
    };
  }, []);
}

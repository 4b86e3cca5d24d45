import { useMemo, useRef } from 'react';

/** An action that can be undone. */
export interface Undoable {
  readonly undo: () => void;
}

export interface UndoStack {
  readonly push: (done: Undoable) => void;
  /** Removes an action that failed or is already undone. */
  readonly forget: (done: Undoable) => void;
  /** Undoes the latest action, if there is one. */
  readonly undoLast: () => void;
}

/** The number of actions that can be undone, one after the other. */
const MAX_UNDO = 20;

/** Remembers the actions on this screen. The returned object is stable between renders. */
export function useUndo(): UndoStack {
  const done = useRef<readonly Undoable[]>([]);
  return useMemo(() => {
    const forget = (gone: Undoable) => {
      done.current = done.current.filter((other) => other !== gone);
    };
    return {
      push: (latest) => {
        done.current = [...done.current, latest].slice(-MAX_UNDO);
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

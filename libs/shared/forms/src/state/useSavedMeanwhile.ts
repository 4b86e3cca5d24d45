import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Conflict, Conflicts, LastChange } from './ConsoleForm.ts';
import { differences, groupAbsentAt, isSame, valueAt } from './differences.ts';

const none: Conflicts = {};

interface SavedMeanwhile<Fields> {
  readonly conflicts: Conflicts;
  /** Replaces the saved values that the form started from. `change` is the change that brought the new ones. */
  readonly follow: (began: Fields, saved: Fields, change: LastChange | undefined) => void;
  /** Forgets the conflict of one field, or of all. */
  readonly settle: (name?: string) => void;
}

/**
 * Follows the saved values while the form is open. Untouched fields take the new value. Touched fields keep the typed
 * value, and the other value is a conflict until the user takes it or saves the form.
 */
export function useSavedMeanwhile<Fields extends FieldValues, Sent>(
  { reset, getValues, setValue }: UseFormReturn<Fields, unknown, Sent>,
  saved: Fields,
  lastChange: LastChange | undefined,
): SavedMeanwhile<Fields> {
  const [conflicts, setConflicts] = useState(none);
  const before = useRef(saved);
  const seenChange = useRef(lastChange?.updatedAt);

  const follow = useCallback(
    (began: Fields, now: Fields, change: LastChange | undefined) => {
      const changed = differences(began, now);
      if (changed.length === 0) return;
      const own = getValues();
      const typed = differences(began, own);
      const contested = changed.flatMap(([path, theirs]): [string, Conflict][] => {
        const mine = valueAt(own, path);
        if (isSame(mine, valueAt(began, path)) || isSame(mine, theirs)) return [];
        // A group that was removed here has no field to show the conflict.
        const group = groupAbsentAt(own, path);
        const at = group ?? path;
        return [[at, { theirs: valueAt(now, at), began: valueAt(began, at), change }]];
      });
      reset(now as DefaultValues<Fields>, { keepDirtyValues: true, keepErrors: true });
      // `reset` kept the typed values but no longer counts them as changes.
      for (const [path, mine] of typed) setValue(path, mine, { shouldDirty: true });
      if (contested.length > 0) setConflicts((known) => ({ ...known, ...Object.fromEntries(contested) }));
    },
    [getValues, setValue, reset],
  );
  useEffect(() => {
    const began = before.current;
    before.current = saved;
    // Another query may have brought the value without its author. The author in the record is then an earlier one.
    const isNew = lastChange?.updatedAt !== seenChange.current;
    seenChange.current = lastChange?.updatedAt;
    follow(began, saved, isNew ? lastChange : undefined);
  }, [saved, lastChange, follow]);

  const settle = useCallback(
    (name?: string) =>
      setConflicts((known) =>
        name === undefined ? none : Object.fromEntries(Object.entries(known).filter(([path]) => path !== name)),
      ),
    [],
  );
  return { conflicts, follow, settle };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { differences, groupAbsentAt, isSame, valueAt } from './differences.ts';

type Conflicts = Readonly<Record<string, unknown>>;
const none: Conflicts = {};

interface SavedMeanwhile<Fields> {
  readonly conflicts: Conflicts;
  /** Makes the form, which began from one, go on from the other. */
  readonly follow: (began: Fields, saved: Fields) => void;
  /** Forgets the conflict of a field, or all of them. */
  readonly settle: (name?: string) => void;
}

/**
 * Follows what is saved while the form is open. Fields that nobody touched here take the new value. Touched fields keep what was typed,
 * and the other's value is a conflict until somebody takes it or saves the form.
 */
export function useSavedMeanwhile<Fields extends FieldValues, Sent>(
  { reset, getValues, setValue }: UseFormReturn<Fields, unknown, Sent>,
  saved: Fields,
): SavedMeanwhile<Fields> {
  const [conflicts, setConflicts] = useState(none);
  const before = useRef(saved);

  const follow = useCallback(
    (began: Fields, now: Fields) => {
      const changed = differences(began, now);
      if (changed.length === 0) return;
      const own = getValues();
      const typed = differences(began, own);
      const contested = changed.flatMap(([path, theirs]): [string, unknown][] => {
        const mine = valueAt(own, path);
        if (isSame(mine, valueAt(began, path)) || isSame(mine, theirs)) return [];
        // A group that was removed here has no field to say it.
        const group = groupAbsentAt(own, path);
        return [group === null ? [path, theirs] : [group, valueAt(now, group)]];
      });
      reset(now as DefaultValues<Fields>, { keepDirtyValues: true, keepErrors: true });
      // The form has forgotten that something is typed, though it kept it.
      for (const [path, mine] of typed) setValue(path, mine, { shouldDirty: true });
      if (contested.length > 0) setConflicts((known) => ({ ...known, ...Object.fromEntries(contested) }));
    },
    [getValues, setValue, reset],
  );
  useEffect(() => {
    const began = before.current;
    before.current = saved;
    follow(began, saved);
  }, [saved, follow]);

  const settle = useCallback(
    (name?: string) =>
      setConflicts((known) =>
        name === undefined ? none : Object.fromEntries(Object.entries(known).filter(([path]) => path !== name)),
      ),
    [],
  );
  return { conflicts, follow, settle };
}

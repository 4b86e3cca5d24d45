import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

type Conflicts = Readonly<Record<string, unknown>>;
const none: Conflicts = {};

/**
 * Follows what is saved while the form is open: fields that nobody touched here take the new value, and of touched ones the other's
 * value is told, until it is the same as one's own or the form is saved. Nothing typed is lost.
 */
export function useSavedMeanwhile<Fields extends FieldValues, Sent>(
  { reset, getValues, formState }: UseFormReturn<Fields, unknown, Sent>,
  saved: Fields,
): Conflicts {
  const [conflicts, setConflicts] = useState(none);
  const before = useRef(saved);
  const { isSubmitSuccessful } = formState;

  useEffect(() => {
    const base = before.current;
    const changed = Object.keys(saved).filter((name) => !isSame(base[name], saved[name]));
    before.current = saved;
    if (changed.length === 0) return;
    const own = getValues();
    const contested = changed.filter((name) => !isSame(own[name], base[name]) && !isSame(own[name], saved[name]));
    reset(saved as DefaultValues<Fields>, { keepDirtyValues: true, keepErrors: true });
    setConflicts((known) => ({ ...known, ...Object.fromEntries(contested.map((name) => [name, saved[name]])) }));
  }, [saved, getValues, reset]);

  useEffect(() => {
    if (isSubmitSuccessful) setConflicts(none);
  }, [isSubmitSuccessful]);
  return conflicts;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

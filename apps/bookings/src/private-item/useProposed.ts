import type { ConsoleForm } from '@console/forms';
import { useEffect, useRef } from 'react';

/** A field of a form that follows something else until somebody types into it. */
interface ProposedField<Value> {
  readonly form: Pick<ConsoleForm, 'discards'>;
  /** The present value of the field. */
  readonly value: unknown;
  readonly set: (value: Value) => void;
  /** Whether an empty field is filled in. It is by default. */
  readonly fillsEmpty?: boolean;
}

/**
 * Fills in a field whenever its proposed value changes. A value that somebody typed stays.
 *
 * @param proposed the value, or null while there is none to propose.
 * @param field read and written at that moment.
 */
export function useProposed<Value>(proposed: Value | null, field: ProposedField<Value>): void {
  const filled = useRef<Value | null>(proposed);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was discarded begins as at first
  useEffect(() => {
    filled.current = proposed;
  }, [field.form.discards]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the form begins anew
  useEffect(() => {
    if (proposed === null) return;
    const { value, set, fillsEmpty = true } = latest.current;
    const isEmpty = value === '' || value === null || value === undefined;
    const untouched = isEmpty ? fillsEmpty : value === filled.current;
    if (untouched && value !== proposed) set(proposed);
    filled.current = proposed;
  }, [proposed, field.form.discards]);
}

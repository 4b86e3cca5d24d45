import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { valueAt } from './differences.ts';

interface Propose<Fields extends FieldValues> {
  /** What the fields with a proposal began with. A draft keeps it, because it is restored before anything is proposed. */
  readonly proposed: RefObject<Readonly<Record<string, unknown>>>;
  readonly propose: <Name extends FieldPath<Fields>>(name: Name, value: PathValue<Fields, Name>) => void;
}

/** Puts values into fields that count as saved until the user changes them: a form with proposals alone is untouched. */
export function usePropose<Fields extends FieldValues, Sent>({
  resetField,
  setValue,
  formState: { defaultValues, isSubmitted },
}: UseFormReturn<Fields, unknown, Sent>): Propose<Fields> {
  const proposed = useRef<Readonly<Record<string, unknown>>>({});
  const latest = useRef({ defaultValues, isSubmitted });
  useEffect(() => {
    latest.current = { defaultValues, isSubmitted };
  }, [defaultValues, isSubmitted]);
  const propose = useCallback(
    <Name extends FieldPath<Fields>>(name: Name, value: PathValue<Fields, Name>) => {
      proposed.current = { [name]: valueAt(latest.current.defaultValues, name), ...proposed.current };
      resetField(name, { defaultValue: value });
      setValue(name, value, { shouldValidate: latest.current.isSubmitted });
    },
    [resetField, setValue],
  );
  return { proposed, propose };
}

import { useEffect } from 'react';
import { type FieldPath, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema } from './ConsoleForm.ts';
import { countErrors } from './countErrors.ts';

/** Tells the form that a field is disabled, for example until another field is filled. Its message disappears. */
export function useDisabledField<Schema extends InputSchema>(
  { disabledFields, state: { clearErrors } }: ConsoleForm<Schema>,
  name: FieldPath<FieldsOf<Schema>>,
  disabled: boolean,
): void {
  useEffect(() => {
    if (!disabled) return;
    disabledFields.add(name);
    clearErrors(name);
    return () => void disabledFields.delete(name);
  }, [disabledFields, clearErrors, name, disabled]);
}

/**
 * Leaves out the messages of disabled fields, because nobody can correct them yet. When there is no other message they
 * stay: the form cannot be saved, and must say why.
 */
export function withoutDisabled<Fields extends FieldValues, Values>(
  resolver: Resolver<Fields, unknown, Values>,
  disabledFields: ReadonlySet<string>,
): Resolver<Fields, unknown, Values> {
  return async (...asked) => {
    const answer = await resolver(...asked);
    const silent = [...disabledFields].filter((name) => get(answer.errors, name) !== undefined);
    if (countErrors(answer.errors) > silent.length) for (const name of silent) set(answer.errors, name, undefined);
    return answer;
  };
}

import type { MappedError } from '@console/relay';
import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { FieldsOf, InputSchema, ValuesOf } from './ConsoleForm.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import { hasField } from './hasField.ts';

const none: readonly string[] = [];

/**
 * Puts the server's violations at their fields and focuses the first of them (C§8).
 *
 * @returns the lines of the error alert: all other messages, and violations about values that the form does not show.
 */
export function useServerErrors<Schema extends InputSchema>(
  { setError, control }: UseFormReturn<FieldsOf<Schema>, unknown, ValuesOf<Schema>>,
  error: MappedError | null,
): readonly string[] {
  useEffect(() => {
    if (error === null) return undefined;
    const shown = Object.entries(error.fields).filter(([path]) => hasField(control, path));
    for (const [path, message] of shown) setError(path as FieldPath<FieldsOf<Schema>>, { type: 'server', message });
    // Other messages are above the fields.
    return shown.length > 0 ? focusFirstInvalid() : undefined;
  }, [error, setError, control]);
  if (error === null) return none;
  const homeless = Object.entries(error.fields).filter(([path]) => !hasField(control, path));
  return [...error.messages, ...homeless.map(([, message]) => message)];
}

import { useWatch } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema } from './ConsoleForm.ts';

/**
 * Returns the current values of the fields, for a component that computes something from them. Only that component is
 * rendered again.
 */
export function useFormValues<Schema extends InputSchema>(form: ConsoleForm<Schema>): FieldsOf<Schema> {
  const { control, state } = form;
  return { ...state.getValues(), ...useWatch({ control }) };
}

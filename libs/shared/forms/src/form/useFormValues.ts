import { useWatch } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema } from './ConsoleForm.ts';

/** What stands in the fields now, for what is worked out of it while somebody types. Only who asks is drawn again. */
export function useFormValues<Schema extends InputSchema>(form: ConsoleForm<Schema>): FieldsOf<Schema> {
  const { control, state } = form;
  return { ...state.getValues(), ...useWatch({ control }) };
}

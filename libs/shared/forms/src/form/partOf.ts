import type { ConsoleForm, FieldsOf, InputSchema } from './ConsoleForm.ts';

/**
 * A form whose input has every field of a part, whether the input may leave it out or not: for fields that several forms share, such as
 * those of a price or of a person.
 */
export type FormWith<Part extends InputSchema, Schema extends InputSchema> = ConsoleForm<Schema> &
  (Required<FieldsOf<Schema>> extends FieldsOf<Part> ? unknown : never);

/**
 * The same form, as the fields of the part know it.
 *
 *     const part = partOf<typeof itemPriceInput, Schema>(form);
 */
export function partOf<Part extends InputSchema, Schema extends InputSchema>(
  form: FormWith<Part, Schema>,
): ConsoleForm<Part> {
  // The form library ties each form to its fields; that those of the part are among them is what FormWith has made sure of.
  return form as unknown as ConsoleForm<Part>;
}

import type { ConsoleForm, FieldsOf, InputSchema } from './ConsoleForm.ts';

/**
 * A form whose input has every field of a part, required or not. For fields that several forms share, such as those
 * of a price or of a person.
 */
export type FormWith<Part extends InputSchema, Schema extends InputSchema> = ConsoleForm<Schema> &
  (Required<FieldsOf<Schema>> extends FieldsOf<Part> ? unknown : never);

/**
 * Returns the same form, with the type that the part's fields need.
 *
 *     const part = partOf<typeof itemPriceInput, Schema>(form);
 */
export function partOf<Part extends InputSchema, Schema extends InputSchema>(
  form: FormWith<Part, Schema>,
): ConsoleForm<Part> {
  // react-hook-form ties a form's type to all its fields. FormWith guarantees that the part's fields are among them.
  return form as unknown as ConsoleForm<Part>;
}

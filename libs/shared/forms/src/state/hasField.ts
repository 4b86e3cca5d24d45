import { type Control, type Field, type FieldValues, get } from 'react-hook-form';

/** Whether a field with this name is on screen. A list has none: only its items have fields. */
export function hasField<Fields extends FieldValues, Sent>(
  { _fields }: Control<Fields, unknown, Sent>,
  name: string,
): boolean {
  const field: Partial<Field> | undefined = get(_fields, name);
  return field?._f?.mount === true;
}

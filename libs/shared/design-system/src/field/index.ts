export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { Field, type FieldProps } from './Field.tsx';
export { Input, type InputProps } from './Input.tsx';
export { PasswordInput } from './PasswordInput.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export type { TextInsertion } from './TextInsertion.ts';
export { type FieldControl, useFieldControl } from './useFieldControl.ts';

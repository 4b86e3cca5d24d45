export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
export { DurationInput, type DurationInputProps } from './DurationInput.tsx';
export { Field, type FieldProps } from './Field.tsx';
export { type FieldControl, useFieldControl } from './fieldContext.ts';
export { Input, type InputProps } from './Input.tsx';
export { PasswordInput } from './PasswordInput.tsx';
export {
  MoneyInput,
  NumberInput,
  type NumberInputProps,
  PercentageInput,
  TimeInput,
  type TimeInputProps,
} from './readInputs.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { Switch } from './Switch.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';

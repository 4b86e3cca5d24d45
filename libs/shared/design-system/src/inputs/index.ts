export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
export { DurationInput, type DurationInputProps } from './DurationInput.tsx';
export {
  MoneyInput,
  NumberInput,
  type NumberInputProps,
  PercentageInput,
  TimeInput,
  type TimeInputProps,
} from './readInputs.tsx';
export { Switch } from './Switch.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';

export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';
export { ColourInput, type ColourInputProps } from './ColourInput.tsx';
export { ColourSample, type ColourSampleProps, surfaceOf } from './ColourSample.tsx';
export { DurationInput, type DurationInputProps } from './DurationInput.tsx';
export { FileButton, type FileButtonProps } from './FileButton.tsx';
export { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';
export { type MatrixRow, RadioMatrix, type RadioMatrixProps } from './RadioMatrix.tsx';
export {
  MoneyInput,
  NumberInput,
  type NumberInputProps,
  PercentageInput,
  TimeInput,
  type TimeInputProps,
} from './readInputs.tsx';
export { StarsInput, type StarsInputProps } from './StarsInput.tsx';
export { Switch } from './Switch.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';

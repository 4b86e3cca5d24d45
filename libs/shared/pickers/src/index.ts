export { type ListPickerProps, Picker, type PickerProps } from './Picker.tsx';
export { PickerField, type PickerFieldProps } from './PickerField.tsx';
export { PickerFilter, type PickerFilterProps } from './PickerFilter.tsx';
export { type PickerList, type PickerPage, pageOf } from './PickerList.ts';

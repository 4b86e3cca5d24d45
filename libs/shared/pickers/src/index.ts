export { type ListPickerProps, Picker, type PickerProps } from './Picker.tsx';
export { BoundField, PickerField, type PickerFieldProps } from './PickerField.tsx';
export { PickerFilter, type PickerFilterProps } from './PickerFilter.tsx';
export { type PickerList, pageOf, type RecordQuery, type SearchQuery } from './PickerList.ts';

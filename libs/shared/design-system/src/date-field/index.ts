export { DateField, type DateFieldProps } from './DateField.tsx';
export { DateInput, type DateInputProps } from './DateInput.tsx';
export { DateRangeFields, type DateRangeFieldsProps } from './DateRangeFields.tsx';

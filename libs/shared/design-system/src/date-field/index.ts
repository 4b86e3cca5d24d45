export { DateField, type DateFieldProps } from './DateField.tsx';
export { DateRangeFields, type DateRangeFieldsProps } from './DateRangeFields.tsx';

export {
  AddressFields,
  type AddressFieldsProps,
  OptionalAddressFields,
  type OptionalAddressFieldsProps,
} from './fields/AddressFields.tsx';
export { ColourField } from './fields/ColourField.tsx';
export { CountryField } from './fields/CountryField.tsx';
export {
  CheckboxGroupField,
  type ChoiceFieldProps,
  MultiSelectField,
  type MultiSelectFieldProps,
  SelectField,
  type SelectFieldProps,
} from './fields/choiceFields.tsx';
export { DurationField } from './fields/DurationField.tsx';
export {
  DateField,
  type DateFieldProps,
  DateRangeField,
  type DateRangeFieldProps,
  TimeField,
} from './fields/dateFields.tsx';
export { CheckboxField, SwitchField } from './fields/flagFields.tsx';
export { MoneyField, NumberField, PercentageField, StarsField } from './fields/numberFields.tsx';
export { OptionalGroup, type OptionalGroupProps } from './fields/OptionalGroup.tsx';
export { RichTextField, type RichTextFieldProps } from './fields/RichTextField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { type FormField, type FormFieldProps, useFormField } from './fields/useFormField.tsx';
export { CardEdit, type CardEditProps } from './form/CardEdit.tsx';
export { Form, type FormProps, saveByKey } from './form/Form.tsx';
export { FormDialog, type FormDialogProps } from './form/FormDialog.tsx';
export { FormFailure, type FormFailureProps, hasFailed } from './form/FormFailure.tsx';
export { InlineEdit, type InlineEditProps } from './form/InlineEdit.tsx';
export { PartEdit, type PartEditProps } from './form/PartEdit.tsx';
export { ReasonDialog, type ReasonDialogProps } from './form/ReasonDialog.tsx';
export { RecordDialog, type RecordDialogProps } from './form/RecordDialog.tsx';
export type { ConsoleForm, FieldsOf, InputSchema, LastChange, ValuesOf } from './state/ConsoleForm.ts';
export { emptyValues, initialValues, type RecordFor } from './state/initialValues.ts';
export { type FormWith, partOf } from './state/partOf.ts';
export { type ConsoleFormOptions, useConsoleForm } from './state/useConsoleForm.ts';
export { type FormDraft, useFormDraft } from './state/useFormDraft.ts';
export { useFormValues } from './state/useFormValues.ts';
export { useLeaving } from './state/useLeaving.ts';
export { type ListEdit, useListEdit } from './state/useListEdit.ts';
export { type EditedRecord, type RecordFormOptions, type RecordWrite, useRecordForm } from './state/useRecordForm.ts';

export { RichTextField, type RichTextFieldProps } from './fields/RichTextField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { type FormField, type FormFieldProps, useFormField } from './fields/useFormField.ts';
export type { ConsoleForm, FieldsOf, InputSchema, ValuesOf } from './form/ConsoleForm.ts';
export { Form, type FormProps } from './form/Form.tsx';
export { FormDialog, type FormDialogProps } from './form/FormDialog.tsx';
export { type ConsoleFormOptions, useConsoleForm } from './form/useConsoleForm.ts';

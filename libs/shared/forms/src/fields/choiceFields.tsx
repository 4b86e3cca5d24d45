import { MultiAutocomplete } from '@console/design-system/autocomplete';
import { Field, Select, type SelectOption } from '@console/design-system/field';
import { CheckboxGroup } from '@console/design-system/inputs';
import type { InputSchema } from '../state/ConsoleForm.ts';
import { type FormFieldProps, textOf, useFormField } from './useFormField.tsx';

export interface ChoiceFieldProps<Schema extends InputSchema> extends FormFieldProps<Schema> {
  /** The values of the rule with their labels, in the order of the list. */
  readonly options: readonly SelectOption[];
}

export interface SelectFieldProps<Schema extends InputSchema> extends ChoiceFieldProps<Schema> {
  /** Shown while nothing is chosen: 'Choose a type'. */
  readonly placeholder?: string;
}

/** A choice of one value, for a field of the rule `oneOf`. A required choice cannot be cleared again. */
export function SelectField<Schema extends InputSchema>(props: SelectFieldProps<Schema>) {
  const { options, placeholder = 'Choose…', disabled } = props;
  const { value, set, leave, rule, fieldProps } = useFormField(props, (theirs) => wordsOf(options, theirs));
  const chosen = textOf(value);
  const all = rule.required && chosen !== '' ? options : [{ value: '', label: placeholder }, ...options];
  return (
    <Field {...fieldProps}>
      <Select wide value={chosen} options={all} onChange={set} onBlur={leave} disabled={disabled} />
    </Field>
  );
}

export interface MultiSelectFieldProps<Schema extends InputSchema> extends ChoiceFieldProps<Schema> {
  readonly placeholder?: string;
}

/** A choice of several values by typing, for a field of the rule `someOf` with many values. */
export function MultiSelectField<Schema extends InputSchema>(props: MultiSelectFieldProps<Schema>) {
  const { options, placeholder, disabled } = props;
  const { value, set, leave, fieldProps } = useFormField(props, (theirs) => wordsOf(options, theirs));
  const chosen = listOf(value);
  return (
    <Field {...fieldProps}>
      <MultiAutocomplete
        options={options}
        value={options.filter((option) => chosen.includes(option.value))}
        onChange={(next) => set(next.map((option) => option.value))}
        onBlur={leave}
        {...{ placeholder, disabled }}
      />
    </Field>
  );
}

/**
 * A choice of several values with a checkbox each, for a field of the rule `someOf` with few values, such as a
 * contact's roles.
 */
export function CheckboxGroupField<Schema extends InputSchema>(props: ChoiceFieldProps<Schema>) {
  const { options, disabled } = props;
  const { value, set, leave, fieldProps } = useFormField(props, (theirs) => wordsOf(options, theirs));
  return (
    <Field {...fieldProps} group noteAbove={options.some(({ detail }) => detail)}>
      <CheckboxGroup options={options} value={listOf(value)} onChange={set} onBlur={leave} disabled={disabled} />
    </Field>
  );
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function wordsOf(options: readonly SelectOption[], value: unknown): string {
  const chosen = Array.isArray(value) ? value : [value];
  return options
    .filter((option) => chosen.includes(option.value))
    .map((option) => option.label)
    .join(', ');
}

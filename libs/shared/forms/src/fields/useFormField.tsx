import { type FieldRule, fieldRuleOf } from '@console/rules';
import type { ReactNode } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema } from '../state/ConsoleForm.ts';
import { groupAbsentAt, isSame } from '../state/differences.ts';
import { useDisabledField } from '../state/disabledFields.ts';
import { afterPress } from './afterPress.ts';
import { ConflictNote } from './ConflictNote.tsx';

/** The properties of every field of a form. */
export interface FormFieldProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  /** The field's name in the input: 'subject' or `billingAddress.postcode`. */
  readonly name: FieldPath<FieldsOf<Schema>>;
  /** The label, where that of the rule is the same for several fields: 'Amount for INV-40101'. */
  readonly label?: string | undefined;
  /** Shows the label to screen readers only, where the row around it has the same text. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  /** A warning beyond the rules, shown like a validation message. It does not prevent saving: the server decides. */
  readonly problem?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Marks the field as required because another field says so. Without it the rule decides. */
  readonly required?: boolean | undefined;
}

/** A field's state, as {@link useFormField} returns it. */
export interface FormField {
  readonly rule: FieldRule;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** Validates the value. Call it when the focus leaves the control. */
  readonly leave: () => void;
  /** The properties of the `Field` around the control. */
  readonly fieldProps: {
    label: string;
    labelHidden: boolean | undefined;
    required: boolean;
    error: string | undefined;
    hint: string | undefined;
    below: ReactNode;
  };
}

/**
 * Returns a field's value, rule and message. Only this field is rendered again when they change.
 *
 * @param say turns the value that somebody else saved into text, or returns null when it cannot.
 */
export function useFormField<Schema extends InputSchema>(
  { form, name, label, labelHidden, hint, problem, disabled = false, required }: FormFieldProps<Schema>,
  say: (value: unknown) => string | null = inWords,
): FormField {
  useDisabledField(form, name, disabled);
  const { field, fieldState } = useController({ control: form.control, name });
  const rule = fieldRuleOf(form.input, name);
  const conflict = form.conflicts[name];
  return {
    rule,
    value: field.value,
    set: field.onChange,
    leave: () =>
      afterPress(() => {
        // The click may have discarded the change, or the group of the field. Then there is nothing to validate.
        const { getValues } = form.state;
        if (!groupAbsentAt(getValues(), name) && isSame(getValues(name), field.value)) field.onBlur();
      }),
    fieldProps: {
      label: label ?? rule.label,
      labelHidden,
      required: required ?? rule.required,
      error: fieldState.error?.message ?? problem,
      hint,
      below: conflict && (
        <ConflictNote theirs={say(conflict.theirs)} change={conflict.change} onTake={() => form.takeTheirs(name)} />
      ),
    },
  };
}

/** Returns text and numbers as text. Null for ids, HTML and lists, which cannot be shown. */
function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && !/^\/?[a-z_]+\/[0-9A-Z]{26}$|</.test(value) ? value : null;
}

/** The value for controls that hold text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value for controls that hold a number, or text that is not a number. */
export const numberOf = (value: unknown): number | string | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;

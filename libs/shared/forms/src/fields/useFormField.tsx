import { type FieldRule, fieldRuleOf } from '@console/rules';
import type { ReactNode } from 'react';
import { type FieldPath, useController } from 'react-hook-form';
import type { ConsoleForm, FieldsOf, InputSchema } from '../form/ConsoleForm.ts';
import { isSame } from '../form/differences.ts';
import { afterPress } from './afterPress.ts';
import { ConflictNote } from './ConflictNote.tsx';

/** What every field of a form takes. */
export interface FormFieldProps<Schema extends InputSchema> {
  readonly form: ConsoleForm<Schema>;
  /** Of the input: 'subject', or `billingAddress.postcode`. */
  readonly name: FieldPath<FieldsOf<Schema>>;
  /** The label is for screen readers alone: the row that the field stands in says it already. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  /** What is known against the value beyond the rules: it stands there as their message does, and whether it holds is the server's to say. */
  readonly problem?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export interface FormField {
  readonly rule: FieldRule;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  /** Judges the value, because the field was left. */
  readonly leave: () => void;
  /** For the `Field` around the control. */
  readonly shown: {
    label: string;
    labelHidden: boolean | undefined;
    required: boolean;
    error: string | undefined;
    hint: string | undefined;
    below: ReactNode;
  };
}

/**
 * A field's value, rule and message. Only this field is drawn again when it changes.
 *
 * @param say a value in words, for what somebody else saved meanwhile; null where it has no words of its own.
 */
export function useFormField<Schema extends InputSchema>(
  { form, name, labelHidden, hint, problem }: FormFieldProps<Schema>,
  say: (value: unknown) => string | null = inWords,
): FormField {
  const { field, fieldState } = useController({ control: form.control, name });
  const rule = fieldRuleOf(form.input, name);
  const theirs = form.conflicts[name];
  return {
    rule,
    value: field.value,
    set: field.onChange,
    leave: () =>
      afterPress(() => {
        // The press has taken back what stood here: there is nothing to judge.
        if (isSame(form.state.getValues(name), field.value)) field.onBlur();
      }),
    shown: {
      label: rule.label,
      labelHidden,
      required: rule.required,
      error: fieldState.error?.message ?? problem,
      hint,
      below: name in form.conflicts && <ConflictNote theirs={say(theirs)} onTake={() => form.takeTheirs(name)} />,
    },
  };
}

/** Text and numbers as they are; ids, HTML and lists have no words. */
function inWords(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && !/^\/?[a-z_]+\/[0-9A-Z]{26}$|</.test(value) ? value : null;
}

/** The value as text, for controls of text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value for controls that hand over a number, or the text that is none. */
export const numberOf = (value: unknown): number | string | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;

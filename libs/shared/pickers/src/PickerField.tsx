import type { Option } from '@console/design-system/autocomplete';
import { Field } from '@console/design-system/field';
import { type FormFieldProps, type InputSchema, useFormField } from '@console/forms';
import type { ReactElement } from 'react';
import { type ListPickerProps, Picker, type PickerProps } from './Picker.tsx';
import type { RecordQuery, SearchQuery } from './PickerList.ts';

/** The props of every picker in a form. The field's value is the id, which the contract's `reference` validates. */
export type PickerFieldProps<Schema extends InputSchema, Chosen> = FormFieldProps<Schema> &
  Pick<PickerProps<Chosen>, 'chosen' | 'placeholder'> & {
    /** Called when the user chooses a record or clears the choice. */
    readonly onChosen?: ((id: string | null) => void) | undefined;
  };

type BoundFieldProps<Schema extends InputSchema> = FormFieldProps<Schema> & {
  /** The saved record. Its name is shown when another user has chosen it meanwhile. */
  readonly saved: Option | null | undefined;
  readonly onChosen?: ((id: string | null) => void) | undefined;
  /** Renders the picker with the field's value and handlers. */
  readonly children: (bound: Pick<PickerProps<never>, 'value' | 'onChange' | 'onBlur' | 'disabled'>) => ReactElement;
};

/** A form field around a picker. Use it when PickerField is not enough. */
export function BoundField<Schema extends InputSchema>({
  children,
  saved,
  onChosen,
  ...props
}: BoundFieldProps<Schema>) {
  const { value, set, leave, fieldProps } = useFormField(props, (id) => nameOf(id, saved));
  return (
    <Field {...fieldProps}>
      {children({
        value: typeof value === 'string' && value !== '' ? value : null,
        onChange: (id) => {
          set(id);
          onChosen?.(id);
        },
        onBlur: leave,
        disabled: props.disabled,
      })}
    </Field>
  );
}

function nameOf(id: unknown, saved: Option | null | undefined): string | null {
  if (!id) return '';
  return saved?.value === id ? saved.label : null;
}

type ListFieldProps<
  Schema extends InputSchema,
  Search extends SearchQuery,
  Chosen extends RecordQuery,
> = PickerFieldProps<Schema, Option> & Pick<ListPickerProps<Search, Chosen>, 'list'>;

/** A picker as a form field. */
export function PickerField<Schema extends InputSchema, Search extends SearchQuery, Chosen extends RecordQuery>({
  list,
  chosen,
  placeholder,
  ...props
}: ListFieldProps<Schema, Search, Chosen>) {
  return (
    <BoundField saved={chosen} {...props}>
      {(bound) => <Picker list={list} {...bound} {...{ chosen, placeholder }} />}
    </BoundField>
  );
}

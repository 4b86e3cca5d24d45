import type { Option } from '@console/design-system/autocomplete';
import { Field } from '@console/design-system/field';
import { type FormFieldProps, type InputSchema, useFormField } from '@console/forms';
import type { ReactElement } from 'react';
import { type ListPickerProps, Picker, type PickerProps } from './Picker.tsx';
import type { RecordQuery, SearchQuery } from './PickerList.ts';

/** What every picker of a form takes; the field holds the id, which the contract's `reference` checks. */
export type PickerFieldProps<Schema extends InputSchema, Chosen> = FormFieldProps<Schema> &
  Pick<PickerProps<Chosen>, 'chosen' | 'placeholder'> & {
    /** Called when somebody chooses, or takes the choice back. */
    readonly onChosen?: ((id: string | null) => void) | undefined;
  };

type BoundFieldProps<Schema extends InputSchema> = FormFieldProps<Schema> & {
  /** What the screen knows of the saved record: its name is said when it was somebody else who chose it meanwhile. */
  readonly saved: Option | null | undefined;
  readonly onChosen?: ((id: string | null) => void) | undefined;
  /** The picker, bound to the field. */
  readonly children: (bound: Pick<PickerProps<never>, 'value' | 'onChange' | 'onBlur' | 'disabled'>) => ReactElement;
};

/** A form's field around a picker that is more than its list. */
export function BoundField<Schema extends InputSchema>({
  children,
  saved,
  onChosen,
  ...props
}: BoundFieldProps<Schema>) {
  const { value, set, leave, shown } = useFormField(props, (id) => nameOf(id, saved));
  return (
    <Field {...shown}>
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

/** A picker as a field of a form. */
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

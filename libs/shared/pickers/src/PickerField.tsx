import type { Option } from '@console/design-system/autocomplete';
import { Field } from '@console/design-system/field';
import { type FormFieldProps, type InputSchema, useFormField } from '@console/forms';
import type { ReactElement } from 'react';
import { type ListPickerProps, Picker, type PickerProps } from './Picker.tsx';
import type { RecordQuery, SearchQuery } from './PickerList.ts';

/** What every picker of a form takes; the field holds the id, which the contract's `reference` checks. */
export type PickerFieldProps<Schema extends InputSchema, Chosen> = FormFieldProps<Schema> &
  Pick<PickerProps<Chosen>, 'chosen' | 'placeholder'>;

type BoundFieldProps<Schema extends InputSchema> = FormFieldProps<Schema> & {
  /** The picker, bound to the field. */
  readonly children: (bound: Pick<PickerProps<never>, 'value' | 'onChange' | 'onBlur' | 'disabled'>) => ReactElement;
};

/** A form's field around a picker that is more than its list. */
export function BoundField<Schema extends InputSchema>({ children, ...props }: BoundFieldProps<Schema>) {
  const { value, set, leave, shown } = useFormField(props);
  return (
    <Field {...shown}>
      {children({
        value: typeof value === 'string' && value !== '' ? value : null,
        onChange: (id) => set(id),
        onBlur: leave,
        disabled: props.disabled,
      })}
    </Field>
  );
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
    <BoundField {...props}>{(bound) => <Picker list={list} {...bound} {...{ chosen, placeholder }} />}</BoundField>
  );
}

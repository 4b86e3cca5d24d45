import type { Option } from '@console/design-system/autocomplete';
import { Field } from '@console/design-system/field';
import { type FormFieldProps, type InputSchema, useFormField } from '@console/forms';
import { type ListPickerProps, Picker, type PickerProps } from './Picker.tsx';
import type { RecordQuery, SearchQuery } from './PickerList.ts';

/** What every picker of a form takes; the field holds the id, which the contract's `reference` checks. */
export type PickerFieldProps<Schema extends InputSchema, Chosen> = FormFieldProps<Schema> &
  Pick<PickerProps<Chosen>, 'chosen' | 'placeholder'>;

type ListFieldProps<
  Schema extends InputSchema,
  Search extends SearchQuery,
  Chosen extends RecordQuery,
> = PickerFieldProps<Schema, Option> & Pick<ListPickerProps<Search, Chosen>, 'list'>;

/** A picker as a field of a form. */
export function PickerField<Schema extends InputSchema, Search extends SearchQuery, Chosen extends RecordQuery>(
  props: ListFieldProps<Schema, Search, Chosen>,
) {
  const { list, chosen, placeholder, disabled } = props;
  const { value, set, leave, shown } = useFormField(props);
  return (
    <Field {...shown}>
      <Picker
        list={list}
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={(id) => set(id)}
        onBlur={leave}
        {...{ chosen, placeholder, disabled }}
      />
    </Field>
  );
}

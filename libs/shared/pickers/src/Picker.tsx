import { Autocomplete, type Option, type OptionCreation } from '@console/design-system/autocomplete';
import { useState } from 'react';
import type { PickerList, RecordQuery, SearchQuery } from './PickerList.ts';
import { useChoices } from './useChoices.ts';
import { useChosen } from './useChosen.ts';

/** The props of every picker. Put it into a Field or give it an `aria-label`. */
export interface PickerProps<Chosen> {
  /** The id of the chosen record. */
  readonly value: string | null;
  readonly onChange: (value: string | null, option: Option | null) => void;
  /**
   * The chosen record, if the screen already has its data, so that its name shows at once. Without it the picker loads
   * the name.
   */
  readonly chosen?: Chosen | null | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly 'aria-label'?: string | undefined;
}

export interface ListPickerProps<Search extends SearchQuery, Chosen extends RecordQuery> extends PickerProps<Option> {
  readonly list: PickerList<Search, Chosen>;
  /** Offers to create a missing record (FRM-07). */
  readonly creation?: OptionCreation | undefined;
}

/** Chooses a record from a list. The pickers in the domains' web libraries use it (FRM-06). */
export function Picker<Search extends SearchQuery, Chosen extends RecordQuery>({
  list,
  value,
  onChange,
  chosen,
  ...rest
}: ListPickerProps<Search, Chosen>) {
  const choices = useChoices(list);
  const [last, setLast] = useState<Option | null>(null);
  const option = useChosen(list, value, [last, chosen, ...choices.options]);
  return (
    <Autocomplete
      {...choices}
      {...rest}
      value={option}
      onChange={(next) => {
        setLast(next);
        onChange(next?.value ?? null, next);
      }}
    />
  );
}

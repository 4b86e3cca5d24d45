import { Autocomplete, type Option, type OptionCreation } from '@console/design-system/autocomplete';
import { useState } from 'react';
import type { PickerList, RecordQuery, SearchQuery } from './PickerList.ts';
import { useChoices } from './useChoices.ts';
import { useChosen } from './useChosen.ts';

/** What every picker takes, in a Field or with an `aria-label`. */
export interface PickerProps<Chosen> {
  /** The id of what is chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null, option: Option | null) => void;
  /** What the screen knows of the chosen record, so that its name stands there at once; without it the picker asks. */
  readonly chosen?: Chosen | null | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly 'aria-label'?: string | undefined;
}

export interface ListPickerProps<Search extends SearchQuery, Chosen extends RecordQuery> extends PickerProps<Option> {
  readonly list: PickerList<Search, Chosen>;
  readonly emptyMessage?: string | undefined;
  /** Offers to make what is not there (FRM-07). */
  readonly creation?: OptionCreation | undefined;
}

/** Chooses a record of a list. The pickers of the domains' web libraries are made of it (FRM-06). */
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

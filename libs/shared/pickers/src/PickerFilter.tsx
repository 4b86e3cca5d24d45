import { FilterPicker, type FilterPickerProps } from '@console/design-system/filter-bar';
import type { PickerList, RecordQuery, SearchQuery } from './PickerList.ts';
import { useChoices } from './useChoices.ts';

/** What every filter of a list by records takes; `shown` is the name of what is chosen, which the page's own query knows. */
export type PickerFilterProps = Pick<FilterPickerProps, 'selected' | 'onChange' | 'multiple' | 'shown'> & {
  readonly label?: string;
};

interface ListFilterProps<Search extends SearchQuery, Chosen extends RecordQuery> extends PickerFilterProps {
  readonly label: string;
  readonly list: PickerList<Search, Chosen>;
}

/** A filter of a list page by records of another list. */
export function PickerFilter<Search extends SearchQuery, Chosen extends RecordQuery>({
  list,
  ...rest
}: ListFilterProps<Search, Chosen>) {
  return <FilterPicker {...useChoices(list)} {...rest} />;
}

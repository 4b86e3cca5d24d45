import { FilterPicker, type FilterPickerProps } from '@console/design-system/filter-bar';
import type { PickerList, RecordQuery, SearchQuery } from './PickerList.ts';
import { useChoices } from './useChoices.ts';

/**
 * The props of every list filter by records. `displayedValue` is the name of the chosen record, which the page's own query has
 * loaded.
 */
export type PickerFilterProps = Pick<FilterPickerProps, 'selected' | 'onChange' | 'multiple' | 'displayedValue'> & {
  readonly label?: string;
};

interface ListFilterProps<Search extends SearchQuery, Chosen extends RecordQuery> extends PickerFilterProps {
  readonly label: string;
  readonly list: PickerList<Search, Chosen>;
}

/** Filters a list by records of another list. */
export function PickerFilter<Search extends SearchQuery, Chosen extends RecordQuery>({
  list,
  ...rest
}: ListFilterProps<Search, Chosen>) {
  return <FilterPicker {...useChoices(list)} {...rest} />;
}

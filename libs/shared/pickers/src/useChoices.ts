import type { OptionSource } from '@console/design-system/autocomplete';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import type { PickerList, RecordQuery, SearchQuery } from './PickerList.ts';

/** The options of a picker, and the functions that load them. */
export interface Choices extends OptionSource {
  readonly onSearch: (text: string) => void;
  readonly onOpen: () => void;
  readonly debounce: number | undefined;
}

/** Loads the options of a list when it opens and when typing pauses. */
export function useChoices<Search extends SearchQuery, Chosen extends RecordQuery>(
  list: PickerList<Search, Chosen>,
): Choices {
  const { data, answered, loading, failed, load } = useQueryOnDemand<Search>(list.search, { fresh: true });
  const { options, more } = useMemo(() => (data ? list.options(data) : { options: [], more: false }), [data, list]);
  const onSearch = (text: string) => load({ ...list.among, search: text || null });
  return {
    options,
    more,
    answered: answered && (answered.search ?? ''),
    loading,
    failed,
    onSearch,
    onOpen: () => onSearch(''),
    debounce: list.debounce,
    emptyMessage: list.emptyMessage,
  };
}

import type { Option } from '@console/design-system/autocomplete';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import type { PickerList, RecordQuery, SearchQuery } from './PickerList.ts';

/**
 * Returns the chosen record with its name. Loads the record when its name is not known yet, for example for an id
 * from a draft.
 *
 * @param value the id; null for no choice.
 * @param atHand options that may include the chosen record.
 */
export function useChosen<Search extends SearchQuery, Chosen extends RecordQuery>(
  list: PickerList<Search, Chosen>,
  value: string | null,
  atHand: readonly (Option | null | undefined)[],
): Option | null {
  const { data, answered, failed, load } = useQueryOnDemand<Chosen>(list.chosen);
  const known = atHand.find((option) => option?.value === value);
  const unknown = value !== null && !known;
  useEffect(() => {
    if (unknown) load({ id: value });
  }, [unknown, value, load]);
  if (value === null) return null;
  if (known) return known;
  if (data && answered?.id === value) return list.chosenOption(data) ?? { value, label: 'Not there any more' };
  return { value, label: failed ? 'The name could not be loaded' : 'Loading…' };
}

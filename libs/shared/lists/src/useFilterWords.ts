import { periodLabel } from '@console/design-system/date-range';
import { useMediaQuery } from '@console/design-system/filter-bar';
import { shortenList } from '@console/format';
import type { BoundFilter } from './definition/index.ts';
import type { FilterInWords } from './emptySentences.ts';
import type { RecordPart } from './RecordPart.ts';

/**
 * Returns the filters with their values in words. Up to three choices are named, one in a narrow window, and the others
 * are counted.
 */
export function useFilterWords(
  filters: readonly BoundFilter[],
  records: Readonly<Record<string, RecordPart>>,
): readonly FilterInWords[] {
  const named = useMediaQuery('(max-width: 1023px)') ? 1 : 3;
  return filters.map((filter) => ({ filter, value: shortenList(wordsOf(filter, records[filter.name]), named) }));
}

/** Returns the value of a filter in words: 'Draft', 'On hold'. */
function wordsOf(filter: BoundFilter, record: RecordPart | undefined): readonly string[] {
  switch (filter.kind) {
    case 'text':
      return [filter.text];
    case 'period':
      return filter.period ? [periodLabel(filter.period)] : [];
    case 'records':
      return filter.chosen.map((id) => record?.nameOf(id) ?? 'Unknown');
    default:
      return filter.choices.filter(({ value }) => filter.chosen.includes(value)).map(({ label }) => label);
  }
}

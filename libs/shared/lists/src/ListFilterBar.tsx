import { PeriodPicker } from '@console/design-system/date-range';
import { FilterBar, type FilterFold, FilterPicker, SearchBox } from '@console/design-system/filter-bar';
import type { BoundFilter } from './definition/index.ts';
import { OneOfFew } from './OneOfFew.tsx';
import { PeriodUnit } from './PeriodUnit.tsx';
import type { ListFilters } from './useList.ts';

export interface ListFilterBarProps {
  readonly list: ListFilters;
  /** Called when Today is pressed, for a list that shows its days. */
  readonly onToday?: () => void;
}

/** How many filters stay in front where the row is short: the first ones of the declaration. */
const IN_SHORT_ROW = 2;

/**
 * The filters of a list: the text, the period with its days, and the others. Where the row is too short, the filters after
 * the second join the rare ones, then a Filters button opens all but the text and the period, and on a phone also the unit of the period.
 */
export function ListFilterBar({ list, onToday }: ListFilterBarProps) {
  const texts = list.filters.filter(({ kind }) => kind === 'text');
  const period = list.filters.find(isPeriod);
  const others = list.filters.filter((filter) => !isPeriod(filter) && !texts.includes(filter));
  const activeIn = (filters: readonly BoundFilter[]) => filters.filter((filter) => filter.active).length;
  const often = others.filter((filter) => !filter.rare);
  return (
    <FilterBar moreActive={activeIn(others)}>
      {(fold) => {
        const draw = (filter: BoundFilter) => <ListFilter key={filter.name} filter={filter} list={list} fold={fold} />;
        const first = texts.map(draw);
        const inFront =
          fold === 'bare' || fold === 'folded' ? others : fold === 'short' ? often.slice(0, IN_SHORT_ROW) : often;
        const behind = others.filter((filter) => !inFront.includes(filter));
        const more = inFront.map(draw);
        const seldom = behind.length > 0 && behind.map(draw);
        const rareActive = activeIn(behind);
        if (!period) return { first, more: more.length > 0 && more, rare: seldom, rareActive };
        const unit = <PeriodUnit key="unit" {...period} />;
        const days = <PeriodPicker key="days" value={period.period} onChange={period.onChange} onToday={onToday} />;
        return fold === 'folded'
          ? { first, more: [...more, unit], last: days }
          : { first: [...first, unit, days], more: more.length > 0 && more, rare: seldom, rareActive };
      }}
    </FilterBar>
  );
}

type PeriodControl = Extract<BoundFilter, { kind: 'period' }>;

const isPeriod = (filter: BoundFilter): filter is PeriodControl => filter.kind === 'period';

interface ListFilterProps {
  readonly filter: BoundFilter;
  readonly list: ListFilters;
  readonly fold: FilterFold;
}

function ListFilter({ filter, list, fold }: ListFilterProps) {
  const { label, name } = filter;
  switch (filter.kind) {
    case 'text':
      return <SearchBox placeholder={filter.placeholder} value={filter.text} onChange={filter.onChange} />;
    case 'choices':
      return (
        <FilterPicker
          label={label}
          multiple={filter.multiple}
          options={filter.choices}
          selected={filter.chosen}
          onChange={filter.onChange}
        />
      );
    case 'segments':
      return (
        <OneOfFew
          label={label}
          choices={filter.choices}
          chosen={filter.chosen}
          onChange={filter.onChange}
          fold={fold}
        />
      );
    case 'records': {
      const { Picker } = list.records[name] ?? missingPicker(name);
      return (
        <Picker
          label={label}
          multiple={filter.multiple}
          selected={filter.chosen}
          displayedValue={filter.multiple ? undefined : nameOnScreen(filter.chosen, list, name)}
          onChange={filter.onChange}
        />
      );
    }
  }
}

/** The name of the chosen record. It is known only after the page's rows have arrived. */
function nameOnScreen([chosen]: readonly string[], { applied }: ListFilters, name: string): string | undefined {
  const known = applied.find(({ filter }) => filter.name === name);
  if (!chosen || known?.filter.kind !== 'records' || known.filter.chosen[0] !== chosen) return undefined;
  return known.value;
}

/** The types demand a picker for each filter by records, so this never throws. */
function missingPicker(name: string): never {
  throw new Error(`The list's filter "${name}" has no picker: give the page records.${name}.`);
}

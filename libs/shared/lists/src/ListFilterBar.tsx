import { changeUnit, PeriodPicker, type PeriodValue, periodUnits } from '@console/design-system/date-range';
import { FilterBar, FilterPicker, SearchBox, SegmentedControl, useMediaQuery } from '@console/design-system/filter-bar';
import { periodAround, toIsoDate } from '@console/format';
import type { BoundFilter, Choice, FilterControl } from './definition/index.ts';
import type { ListFilters } from './useList.ts';

export interface ListFilterBarProps {
  readonly list: ListFilters;
}

/** The filters of a list. Text and period come first. In a narrow window a Filters button opens the others. */
export function ListFilterBar({ list }: ListFilterBarProps) {
  const first = list.filters.filter(comesFirst);
  const rest = list.filters.filter((filter) => !comesFirst(filter));
  const draw = (filter: BoundFilter) => <ListFilter key={filter.name} filter={filter} list={list} />;
  return (
    <FilterBar moreActive={rest.filter(({ active }) => active).length} more={rest.length > 0 && <>{rest.map(draw)}</>}>
      {first.map(draw)}
    </FilterBar>
  );
}

const comesFirst = ({ kind }: FilterControl) => kind === 'text' || kind === 'period';

function ListFilter({ filter, list }: { readonly filter: BoundFilter; readonly list: ListFilters }) {
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
      return <OneOfFew label={label} choices={filter.choices} chosen={filter.chosen} onChange={filter.onChange} />;
    case 'period':
      return filter.anyDay ? (
        <PeriodOrAny period={filter.period} onChange={filter.onChange} />
      ) : (
        filter.period && <PeriodChoice period={filter.period} onChange={filter.onChange} />
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

interface OneOfFewProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A choice of one value. The values are side by side when all filters fit in one row, otherwise in a drop-down. */
function OneOfFew({ label, choices, chosen, onChange }: OneOfFewProps) {
  const narrow = useMediaQuery('(max-width: 1359px)');
  if (narrow)
    return <FilterPicker label={label} emptyLabel={null} options={choices} selected={chosen} onChange={onChange} />;
  return (
    <SegmentedControl
      label={label}
      segments={choices}
      value={chosen[0] ?? ''}
      onChange={(value) => onChange([value])}
    />
  );
}

interface PeriodProps<Value> {
  readonly period: Value;
  readonly onChange: (period: Value) => void;
}

/** The fields of a period that is always chosen: its unit and its start. */
function PeriodChoice({ period, onChange }: PeriodProps<PeriodValue>) {
  return (
    <>
      <OneOfFew
        label="Period"
        choices={periodUnits}
        chosen={[period.unit]}
        onChange={([chosen]) => onChange(changeUnit(period, unitOf(chosen) ?? period.unit))}
      />
      <PeriodPicker value={period} onChange={onChange} />
    </>
  );
}

const anyDate = { value: 'any', label: 'Any date' };
const [custom, ...calendarUnits] = periodUnits;
const unitsOrAny = [...calendarUnits, custom, anyDate];

/** The fields of a period that also allows any date: its unit and its start. */
function PeriodOrAny({ period, onChange }: PeriodProps<PeriodValue | null>) {
  function choose(chosen: string | undefined) {
    const unit = unitOf(chosen);
    if (!unit) return onChange(null);
    onChange(changeUnit(period ?? { unit: 'month', ...periodAround('month', toIsoDate(Date.now())) }, unit));
  }

  return (
    <>
      <FilterPicker
        label="Period"
        emptyLabel={null}
        options={unitsOrAny}
        selected={[period?.unit ?? anyDate.value]}
        onChange={([chosen]) => choose(chosen)}
      />
      {period && <PeriodPicker value={period} onChange={onChange} />}
    </>
  );
}

function unitOf(value: string | undefined): PeriodValue['unit'] | undefined {
  return periodUnits.find((offered) => offered.value === value)?.value;
}

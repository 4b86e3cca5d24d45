import { changeUnit, type PeriodValue, periodUnits } from '@console/design-system/date-range';
import { type FilterFold, FilterPicker } from '@console/design-system/filter-bar';
import { periodAround, toIsoDate } from '@console/format';
import { OneOfFew } from './OneOfFew.tsx';

export interface PeriodUnitProps {
  /** Null for any date. */
  readonly period: PeriodValue | null;
  /** Any date may be chosen too. */
  readonly anyDay: boolean;
  readonly onChange: (period: PeriodValue | null) => void;
  readonly fold: FilterFold;
}

const anyDate = { value: 'any', label: 'Any date' };
const [custom, ...calendarUnits] = periodUnits;
const unitsOrAny = [...calendarUnits, custom, anyDate];

/** The period that follows any date. */
export const thisMonth = (): PeriodValue => ({ unit: 'month', ...periodAround('month', toIsoDate(Date.now())) });

/** Chooses the unit of a list's period: 'Week'. */
export function PeriodUnit({ period, anyDay, onChange, fold }: PeriodUnitProps) {
  function choose([chosen]: readonly string[]) {
    const unit = periodUnits.find(({ value }) => value === chosen)?.value;
    if (!unit) return onChange(null);
    onChange(changeUnit(period ?? thisMonth(), unit));
  }

  const chosen = [period?.unit ?? anyDate.value];
  if (!anyDay) return <OneOfFew label="Period" choices={periodUnits} chosen={chosen} onChange={choose} fold={fold} />;
  return <FilterPicker label="Period" emptyLabel={null} options={unitsOrAny} selected={chosen} onChange={choose} />;
}

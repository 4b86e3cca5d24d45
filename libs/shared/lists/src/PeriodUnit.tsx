import { changeUnit, type PeriodValue, periodUnits, thisMonth } from '@console/design-system/date-range';
import { FilterPicker } from '@console/design-system/filter-bar';

export interface PeriodUnitProps {
  /** Null for any date. */
  readonly period: PeriodValue | null;
  /** Any date may be chosen too. */
  readonly anyDay: boolean;
  readonly onChange: (period: PeriodValue | null) => void;
}

const anyDate = { value: 'any', label: 'Any date' };
const unitsOrAny = [...periodUnits, anyDate];

/** Chooses the unit of a list's period: 'Week'. */
export function PeriodUnit({ period, anyDay, onChange }: PeriodUnitProps) {
  function choose([chosen]: readonly string[]) {
    const unit = periodUnits.find(({ value }) => value === chosen)?.value;
    onChange(unit ? changeUnit(period ?? thisMonth(), unit) : null);
  }
  return (
    <FilterPicker
      label="Period"
      emptyLabel={null}
      options={anyDay ? unitsOrAny : periodUnits}
      selected={[period?.unit ?? anyDate.value]}
      onChange={choose}
    />
  );
}

import { changeUnit, type PeriodValue, periodUnits } from '@console/design-system/date-range';
import { FilterPicker } from '@console/design-system/filter-bar';
import { periodAround, toIsoDate } from '@console/format';

const anyDate = { value: 'any', label: 'Any date' };
const [custom, ...calendarUnits] = periodUnits;
const options = [...calendarUnits, custom, anyDate];

export interface BookedUnitPickerProps {
  /** Null for any date. */
  readonly value: PeriodValue | null;
  readonly onChange: (value: PeriodValue | null) => void;
}

/** By which unit the bookings' days are chosen, or that any day will do. */
export function BookedUnitPicker({ value, onChange }: BookedUnitPickerProps) {
  function choose(chosen: string | undefined) {
    const unit = periodUnits.find((offered) => offered.value === chosen)?.value;
    if (!unit) return onChange(null);
    onChange(changeUnit(value ?? { unit: 'month', ...periodAround('month', toIsoDate(Date.now())) }, unit));
  }

  return (
    <FilterPicker
      label="Period"
      none={null}
      options={options}
      selected={[value?.unit ?? anyDate.value]}
      onChange={([chosen]) => choose(chosen)}
    />
  );
}

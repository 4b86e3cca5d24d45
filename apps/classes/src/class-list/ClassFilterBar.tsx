import { classPeriods, classTypeLabels, classTypes, trainingClassStatuses } from '@console/classes-contracts';
import { changeUnit, PeriodPicker, type PeriodValue, periodUnits } from '@console/design-system/date-range';
import {
  FilterBar,
  type FilterChip,
  FilterPicker,
  SegmentedControl,
  useMediaQuery,
} from '@console/design-system/filter-bar';
import { statusOptions } from '@console/design-system/status-badge';
import { among } from '@console/platform/list';
import type { ClassListControls } from './classListFilters.ts';
import { useBrandOptions } from './useBrandOptions.ts';
import { useTrainerOptions } from './useTrainerOptions.ts';

const typeSegments = classTypes.map((value) => ({ value, label: classTypeLabels[value] }));

export interface ClassFilterBarProps {
  readonly list: ClassListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
}

/** The class filter: days, type, status, trainer and brand (O§2). */
export function ClassFilterBar({ list: { state, set }, chips }: ClassFilterBarProps) {
  const trainers = useTrainerOptions();
  const brands = useBrandOptions();
  const words = (id: string) => chips.find((chip) => chip.id === id)?.value;
  return (
    <FilterBar
      moreActive={chips.length}
      more={
        <>
          <SegmentedControl
            label="Class type"
            segments={typeSegments}
            value={state.classType}
            onChange={(classType) => set({ classType })}
          />
          <FilterPicker
            label="Status"
            multiple
            options={statusOptions('class')}
            selected={state.status}
            onChange={(chosen) => set({ status: among(trainingClassStatuses, chosen) })}
          />
          <FilterPicker
            label="Trainer"
            options={trainers.options}
            selected={state.trainer ? [state.trainer] : []}
            shown={state.trainer && words('trainer')}
            onOpen={() => trainers.search('')}
            onSearch={trainers.search}
            loading={trainers.loading}
            onChange={([trainer = null]) => set({ trainer })}
          />
          <FilterPicker
            label="Brand"
            options={brands.options}
            selected={state.brand ? [state.brand] : []}
            shown={state.brand && words('brand')}
            onOpen={brands.open}
            loading={brands.loading}
            onChange={([brand = null]) => set({ brand })}
          />
        </>
      }
    >
      <ClassPeriod days={state.days} onChange={(days) => set({ days })} />
      <PeriodPicker value={state.days} onChange={(days) => set({ days })} />
    </FilterBar>
  );
}

interface ClassPeriodProps {
  readonly days: PeriodValue;
  readonly onChange: (days: PeriodValue) => void;
}

/** The unit of the days: side by side where there is room, else a list that opens. */
function ClassPeriod({ days, onChange }: ClassPeriodProps) {
  const narrow = useMediaQuery('(max-width: 1359px)');
  const choose = (unit: PeriodValue['unit']) => onChange(changeUnit(days, unit));
  if (!narrow) {
    return <SegmentedControl label="Period" segments={periodUnits} value={days.unit} onChange={choose} />;
  }
  return (
    <FilterPicker
      label="Period"
      none={null}
      options={periodUnits}
      selected={[days.unit]}
      onChange={(chosen) => among(classPeriods, chosen).forEach(choose)}
    />
  );
}

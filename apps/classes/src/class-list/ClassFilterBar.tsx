import { classTypeLabels, classTypes, trainingClassStatuses } from '@console/classes-contracts';
import { BrandFilter, TrainerFilter } from '@console/classes-web';
import { changeUnit, PeriodPicker, periodUnits } from '@console/design-system/date-range';
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

const typeChoices = classTypes.map((value) => ({ value, label: classTypeLabels[value] }));

export interface ClassFilterBarProps {
  readonly list: ClassListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
}

/** The class filter: days, type, status, trainer and brand (O§2). */
export function ClassFilterBar({ list: { state, set }, chips }: ClassFilterBarProps) {
  const words = (id: string) => chips.find((chip) => chip.id === id)?.value;
  return (
    <FilterBar
      moreActive={chips.length}
      more={
        <>
          <OneOfFew
            label="Type"
            choices={typeChoices}
            chosen={state.classType}
            onChange={(classType) => set({ classType })}
          />
          <FilterPicker
            label="Status"
            multiple
            options={statusOptions('class')}
            selected={state.status}
            onChange={(chosen) => set({ status: among(trainingClassStatuses, chosen) })}
          />
          <TrainerFilter
            selected={state.trainer ? [state.trainer] : []}
            shown={state.trainer && words('trainer')}
            onChange={([trainer = null]) => set({ trainer })}
          />
          <BrandFilter
            selected={state.brand ? [state.brand] : []}
            shown={state.brand && words('brand')}
            onChange={([brand = null]) => set({ brand })}
          />
        </>
      }
    >
      <OneOfFew
        label="Period"
        choices={periodUnits}
        chosen={state.days.unit}
        onChange={(unit) => set({ days: changeUnit(state.days, unit) })}
      />
      <PeriodPicker value={state.days} onChange={(days) => set({ days })} />
    </FilterBar>
  );
}

interface OneOfFewProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChange: (chosen: Value) => void;
}

/** One of a few, side by side where the window is wide enough for all filters in one row, else in a list that opens. */
function OneOfFew<Value extends string>({ label, choices, chosen, onChange }: OneOfFewProps<Value>) {
  const narrow = useMediaQuery('(max-width: 1359px)');
  if (!narrow) return <SegmentedControl label={label} segments={choices} value={chosen} onChange={onChange} />;
  return (
    <FilterPicker
      label={label}
      none={null}
      options={choices}
      selected={[chosen]}
      onChange={([value]) => {
        const choice = choices.find((known) => known.value === value);
        if (choice) onChange(choice.value);
      }}
    />
  );
}

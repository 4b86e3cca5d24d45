import { classTypeLabels, classTypes } from '@console/classes-contracts';
import { BrandFilter } from '@console/classes-web';
import { changeUnit, PeriodPicker, periodUnits } from '@console/design-system/date-range';
import { FilterBar, SearchBox, SegmentedControl } from '@console/design-system/filter-bar';
import type { PublicItemListControls } from './publicItemList.ts';

const typeChoices = classTypes.map((value) => ({ value, label: classTypeLabels[value] }));

/** The filters of the class list: text, period, type and brand (O§2). */
export function ClassChoiceFilters({ list: { state, set } }: { readonly list: PublicItemListControls }) {
  return (
    <FilterBar
      moreActive={(state.classType === 'all' ? 0 : 1) + (state.brand === null ? 0 : 1)}
      more={
        <>
          <SegmentedControl
            label="Type"
            segments={typeChoices}
            value={state.classType}
            onChange={(classType) => set({ classType })}
          />
          <BrandFilter selected={state.brand ? [state.brand] : []} onChange={([brand = null]) => set({ brand })} />
        </>
      }
    >
      <SearchBox value={state.q} onChange={(q) => set({ q })} placeholder="Filter by title or reference" />
      <SegmentedControl
        label="Period"
        segments={periodUnits}
        value={state.days.unit}
        onChange={(unit) => set({ days: changeUnit(state.days, unit) })}
      />
      <PeriodPicker value={state.days} onChange={(days) => set({ days })} />
    </FilterBar>
  );
}

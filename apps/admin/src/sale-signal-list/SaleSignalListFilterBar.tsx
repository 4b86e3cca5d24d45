import { saleSignalIntentLabels, saleSignalIntents, saleSignalPriorities } from '@console/admin-contracts';
import { UserFilter } from '@console/core-web';
import { FilterBar, type FilterChip, FilterPicker } from '@console/design-system/filter-bar';
import { statusOptions } from '@console/design-system/status-badge';
import { among } from '@console/platform/list';
import type { SaleSignalListControls } from './saleSignalListFilters.ts';

const intentOptions = saleSignalIntents.map((value) => ({ value, label: saleSignalIntentLabels[value] }));
const priorityOptions = statusOptions('priority');

export interface SaleSignalListFilterBarProps {
  readonly list: SaleSignalListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
}

/** The filters of the sale signal list: intent, priority and to whom they are assigned (C§2). */
export function SaleSignalListFilterBar({ list: { state, shown, set }, chips }: SaleSignalListFilterBarProps) {
  const { intent, priority, assignedTo } = state;
  const assigneeName = chips.find(({ id }) => id === 'assignedTo')?.value;
  return (
    <FilterBar>
      <FilterPicker
        label="Intent"
        multiple
        options={intentOptions}
        selected={intent}
        onChange={(chosen) => set({ intent: among(saleSignalIntents, chosen) })}
      />
      <FilterPicker
        label="Priority"
        multiple
        options={priorityOptions}
        selected={priority}
        onChange={(chosen) => set({ priority: among(saleSignalPriorities, chosen) })}
      />
      <UserFilter
        managers
        label="Assigned to"
        selected={assignedTo ? [assignedTo] : []}
        shown={assignedTo !== null && assignedTo === shown.assignedTo ? assigneeName : undefined}
        onChange={([chosen = null]) => set({ assignedTo: chosen })}
      />
    </FilterBar>
  );
}

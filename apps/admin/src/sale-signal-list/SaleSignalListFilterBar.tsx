import { saleSignalIntentLabels, saleSignalIntents, saleSignalPriorities } from '@console/admin-contracts';
import { FilterBar, type FilterChip, FilterPicker } from '@console/design-system/filter-bar';
import { statusOptions } from '@console/design-system/status-badge';
import { among } from '@console/platform/list';
import type { SaleSignalListControls } from './saleSignalListFilters.ts';
import { useAssigneeOptions } from './useAssigneeOptions.ts';

const intentOptions = saleSignalIntents.map((value) => ({ value, label: saleSignalIntentLabels[value] }));
const priorityOptions = statusOptions('priority');

export interface SaleSignalListFilterBarProps {
  readonly list: SaleSignalListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
}

/** The filters of the sale signal list: intent, priority and to whom they are assigned (C§2). */
export function SaleSignalListFilterBar({ list: { state, shown, set }, chips }: SaleSignalListFilterBarProps) {
  const assignees = useAssigneeOptions();
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
      <FilterPicker
        label="Assigned to"
        options={assignees.options}
        selected={assignedTo ? [assignedTo] : []}
        shown={assignedTo !== null && assignedTo === shown.assignedTo ? assigneeName : undefined}
        onOpen={() => assignees.search('')}
        onSearch={assignees.search}
        loading={assignees.loading}
        onChange={([chosen = null]) => set({ assignedTo: chosen })}
      />
    </FilterBar>
  );
}

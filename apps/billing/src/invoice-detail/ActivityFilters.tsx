import { invoiceActions } from '@console/billing-contracts';
import { roleCodes } from '@console/core-contracts';
import { FilterPicker } from '@console/design-system/filter-bar';
import { among } from '@console/lists/definition';
import { useSession } from '@console/platform';
import type { ActivityFilter } from './useFilteredActivity.ts';

const accountManager = roleCodes.options.filter(({ value }) => value === 'ROLE_ACCOUNT_MANAGER');

export interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}

/**
 * The filters of an invoice's activities. Only administrators may filter by every role. Other users can filter by
 * account managers only.
 */
export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  const { roles } = useSession();
  return (
    <>
      <FilterPicker
        label="Action"
        multiple
        options={invoiceActions.options}
        selected={filter.actions}
        onChange={(chosen) => onChange({ ...filter, actions: among(invoiceActions.values, chosen) })}
      />
      <FilterPicker
        label="User role"
        options={roles.includes('ROLE_ADMIN') ? roleCodes.options : accountManager}
        selected={filter.role ? [filter.role] : []}
        onChange={(chosen) => onChange({ ...filter, role: among(roleCodes.values, chosen)[0] ?? null })}
      />
    </>
  );
}

import { emailLogStatuses } from '@console/admin-contracts';
import { FilterBar, FilterPicker, SearchBox } from '@console/design-system/filter-bar';
import { statusOptions } from '@console/design-system/status-badge';
import { among } from '@console/platform/list';
import type { EmailLogListControls } from './emailLogListFilters.ts';

const options = statusOptions('emailLog');

/** The filters of the email log list: recipient (O§7) and status. */
export function EmailLogListFilterBar({ list: { state, set } }: { readonly list: EmailLogListControls }) {
  return (
    <FilterBar>
      <SearchBox
        placeholder="Filter by recipient"
        value={state.recipient}
        onChange={(recipient) => set({ recipient })}
      />
      <FilterPicker
        label="Status"
        multiple
        options={options}
        selected={state.status}
        onChange={(chosen) => set({ status: among(emailLogStatuses, chosen) })}
      />
    </FilterBar>
  );
}

import { roleCodeLabels, roleCodes } from '@console/core-contracts';
import { FilterBar, FilterPicker, SearchBox } from '@console/design-system/filter-bar';
import { statusOptions } from '@console/design-system/status-badge';
import { among } from '@console/platform/list';
import type { UserListControls } from './userListFilters.ts';

const roleOptions = roleCodes.map((value) => ({ value, label: roleCodeLabels[value] }));
const accountOptions = statusOptions('account');

/** The filters of the user list: name, roles and whether they may sign in. */
export function UserListFilterBar({ list: { state, set } }: { readonly list: UserListControls }) {
  const { q, roles, active } = state;
  return (
    <FilterBar
      moreActive={(roles.length > 0 ? 1 : 0) + (active === null ? 0 : 1)}
      more={
        <>
          <FilterPicker
            label="Roles"
            multiple
            options={roleOptions}
            selected={roles}
            onChange={(chosen) => set({ roles: among(roleCodes, chosen) })}
          />
          <FilterPicker
            label="Status"
            options={accountOptions}
            selected={active === null ? [] : [active ? 'active' : 'inactive']}
            onChange={([chosen]) => set({ active: chosen === undefined ? null : chosen === 'active' })}
          />
        </>
      }
    >
      <SearchBox placeholder="Filter by name" value={q} onChange={(typed) => set({ q: typed })} />
    </FilterBar>
  );
}

import { roleCodeLabels } from '@console/core-contracts';
import type { FilterChip } from '@console/design-system/filter-bar';
import { shortenList } from '@console/format';
import type { UserListControls } from './userListFilters.ts';

/** The filters at work, in words, each with the way out of it. */
export function userListChips({ shown: { q, roles, active }, set }: UserListControls): FilterChip[] {
  const chips: FilterChip[] = [];
  if (q) chips.push({ id: 'q', label: 'Name', value: q, onRemove: () => set({ q: '' }) });
  if (roles.length > 0) {
    const value = shortenList(
      roles.map((role) => roleCodeLabels[role]),
      3,
    );
    chips.push({ id: 'roles', label: 'Roles', value, onRemove: () => set({ roles: [] }) });
  }
  if (active !== null) {
    const value = active ? 'Active' : 'Inactive';
    chips.push({ id: 'active', label: 'Status', value, onRemove: () => set({ active: null }) });
  }
  return chips;
}

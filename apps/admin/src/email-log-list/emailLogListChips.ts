import { emailLogStatusLabels } from '@console/admin-contracts';
import type { FilterChip } from '@console/design-system/filter-bar';
import type { EmailLogListControls } from './emailLogListFilters.ts';

/** The filters at work, in words, each with the way out of it. */
export function emailLogListChips({ shown: { recipient, status }, set }: EmailLogListControls): FilterChip[] {
  const chips: FilterChip[] = [];
  if (recipient) {
    chips.push({ id: 'recipient', label: 'Recipient', value: recipient, onRemove: () => set({ recipient: '' }) });
  }
  if (status.length > 0) {
    const value = status.map((each) => emailLogStatusLabels[each]).join(', ');
    chips.push({ id: 'status', label: 'Status', value, onRemove: () => set({ status: [] }) });
  }
  return chips;
}

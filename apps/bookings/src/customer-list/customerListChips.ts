import { organisationTypeLabels } from '@console/core-contracts';
import type { FilterChip } from '@console/design-system/filter-bar';
import { shortenList } from '@console/format';
import type { CustomerListControls } from './customerListFilters.ts';

/** The filters at work, in words, each with the way out of it. */
export function customerListChips({ shown: { q, type }, set }: CustomerListControls): FilterChip[] {
  const chips: FilterChip[] = [];
  if (q) chips.push({ id: 'q', label: 'Text', value: q, onRemove: () => set({ q: '' }) });
  if (type.length > 0) {
    const words = type.map((code) => organisationTypeLabels[code]);
    chips.push({ id: 'type', label: 'Type', value: shortenList(words, 2), onRemove: () => set({ type: [] }) });
  }
  return chips;
}

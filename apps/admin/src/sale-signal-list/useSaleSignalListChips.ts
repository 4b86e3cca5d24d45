import { saleSignalIntentLabels, saleSignalPriorityLabels } from '@console/admin-contracts';
import { type FilterChip, useMediaQuery } from '@console/design-system/filter-bar';
import { shortenList } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { useSaleSignalListChips_query$key } from './__generated__/useSaleSignalListChips_query.graphql.ts';
import type { SaleSignalListControls } from './saleSignalListFilters.ts';

/** The filters at work, in words, each with the way out of it. */
export function useSaleSignalListChips(
  key: useSaleSignalListChips_query$key,
  { shown: { intent, priority, assignedTo }, set }: SaleSignalListControls,
): FilterChip[] {
  const { user } = useFragment(
    graphql`
      fragment useSaleSignalListChips_query on Query {
        user(id: $chosenUser) @include(if: $hasUser) {
          person {
            fullName
          }
        }
      }
    `,
    key,
  );
  const named = useMediaQuery('(max-width: 1023px)') ? 1 : 3;
  const chips: FilterChip[] = [];
  if (intent.length > 0) {
    const value = shortenList(
      intent.map((each) => saleSignalIntentLabels[each]),
      named,
    );
    chips.push({ id: 'intent', label: 'Intent', value, onRemove: () => set({ intent: [] }) });
  }
  if (priority.length > 0) {
    const value = shortenList(
      priority.map((each) => saleSignalPriorityLabels[each]),
      named,
    );
    chips.push({ id: 'priority', label: 'Priority', value, onRemove: () => set({ priority: [] }) });
  }
  if (assignedTo) {
    const value = user?.person.fullName ?? 'Unknown';
    chips.push({ id: 'assignedTo', label: 'Assigned to', value, onRemove: () => set({ assignedTo: null }) });
  }
  return chips;
}

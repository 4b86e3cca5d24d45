import { bookingStatusLabels } from '@console/bookings-contracts';
import { periodLabel } from '@console/design-system/date-range';
import { type FilterChip, useMediaQuery } from '@console/design-system/filter-bar';
import { shortenList } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { useBookingListChips_query$key } from './__generated__/useBookingListChips_query.graphql.ts';
import type { BookingListControls } from './bookingListFilters.ts';

/** The filters at work, in words, each with the way out of it. */
export function useBookingListChips(
  key: useBookingListChips_query$key,
  { shown, set }: BookingListControls,
): FilterChip[] {
  const { customer, managers } = useFragment(
    graphql`
      fragment useBookingListChips_query on Query {
        customer(id: $chosenCustomer) @include(if: $hasCustomer) {
          name
        }
        managers: users(first: 100, roles: ROLE_ACCOUNT_MANAGER, order: [{ person_fullName: ASC }])
          @include(if: $hasManagers) {
          edges {
            node {
              id
              person {
                fullName
              }
            }
          }
        }
      }
    `,
    key,
  );
  const named = useMediaQuery('(max-width: 1023px)') ? 1 : 3;
  const words = (items: readonly string[]) => shortenList(items, named);
  const managerName = (id: string) =>
    managers?.edges.find(({ node }) => node.id === id)?.node.person.fullName ?? 'Unknown';

  const chips: FilterChip[] = [];
  if (shown.q) chips.push({ id: 'q', label: 'Text', value: shown.q, onRemove: () => set({ q: '' }) });
  if (shown.booked) {
    const value = periodLabel(shown.booked);
    chips.push({ id: 'booked', label: 'Booked', value, onRemove: () => set({ booked: null }) });
  }
  if (shown.customer) {
    const value = customer?.name ?? 'Unknown';
    chips.push({ id: 'customer', label: 'Customer', value, onRemove: () => set({ customer: null }) });
  }
  if (shown.status.length > 0) {
    const value = words(shown.status.map((status) => bookingStatusLabels[status]));
    chips.push({ id: 'status', label: 'Status', value, onRemove: () => set({ status: [] }) });
  }
  if (shown.accountManager.length > 0) {
    const value = words(shown.accountManager.map(managerName));
    chips.push({ id: 'accountManager', label: 'Account manager', value, onRemove: () => set({ accountManager: [] }) });
  }
  return chips;
}

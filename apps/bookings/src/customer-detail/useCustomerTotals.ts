import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCustomerTotalsQuery } from './__generated__/useCustomerTotalsQuery.graphql.ts';

/** How many bookings and contacts a customer has. The cards show only the first of them. Null until counted. */
export interface CustomerTotals {
  readonly bookings: number | null;
  readonly contacts: number | null;
}

/** Counts the customer's bookings and contacts after the page has loaded. */
export function useCustomerTotals(): CustomerTotals {
  const { data } = useDeferredQuery<useCustomerTotalsQuery>(
    graphql`
      query useCustomerTotalsQuery($id: ID!) @preloadable {
        customer(id: $id) {
          bookings {
            totalCount
          }
          contacts {
            totalCount
          }
        }
      }
    `,
    'totals',
  );
  return {
    bookings: data?.customer?.bookings.totalCount ?? null,
    contacts: data?.customer?.contacts.totalCount ?? null,
  };
}

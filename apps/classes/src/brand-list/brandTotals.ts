import { useDeferredQuery } from '@console/relay';
import { createContext, useContext, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { brandTotalsQuery } from './__generated__/brandTotalsQuery.graphql.ts';

/** The numbers of bookings by the id of the brand. */
type BrandTotals = ReadonlyMap<string, number> | 'counting' | 'failed';

export type BrandTotal = number | 'counting' | 'failed';

/** Gives the totals to the rows of the list. The rows do not wait for them. */
export const BrandTotalsContext = createContext<BrandTotals>('counting');

/** Returns a brand's number of bookings in the period. */
export function useBrandTotal(brand: string): BrandTotal {
  const totals = useContext(BrandTotalsContext);
  return typeof totals === 'string' ? totals : (totals.get(brand) ?? 'counting');
}

/** Counts the bookings of the brands on the page after the rows have arrived (O§7). */
export function useBrandTotals(): BrandTotals {
  const { data, error } = useDeferredQuery<brandTotalsQuery>(
    graphql`
      query brandTotalsQuery(
        $first: Int, $after: String, $last: Int, $before: String, $order: [BrandFilter_order!]
        $name: String, $createdAt: [BookingFilter_createdAt!]
      ) @preloadable {
        brands(first: $first, after: $after, last: $last, before: $before, order: $order, name: $name) {
          edges {
            node {
              id
              bookings(createdAt: $createdAt) {
                totalCount
              }
            }
          }
        }
      }
    `,
    'totals',
  );
  const totals = useMemo(
    () => data && new Map(data.brands.edges.map(({ node: { id, bookings } }) => [id, bookings.totalCount])),
    [data],
  );
  return totals ?? (error ? 'failed' : 'counting');
}

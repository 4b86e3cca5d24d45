import { bookingsOfBrandLink } from '@console/bookings-contracts';
import { useListState } from '@console/lists';
import { useDeferredQuery } from '@console/relay';
import { createContext, useContext, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { brandTotalsQuery } from './__generated__/brandTotalsQuery.graphql.ts';
import { brandList } from './brandList.ts';

/** How many bookings a brand has in the period, and the address of the list of them. */
interface Counted {
  readonly count: number;
  readonly list: string;
}

/** The numbers of bookings by the id of the brand. */
type BrandTotals = ReadonlyMap<string, Counted> | 'counting' | 'failed';

export type BrandTotal = Counted | 'counting' | 'failed';

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
  const { created } = useListState(brandList).displayed;
  const totals = useMemo(() => {
    const counted = data?.brands.edges.map(({ node: { id, bookings } }) => {
      return [id, { count: bookings.totalCount, list: bookingsOfBrandLink(id, created) }] as const;
    });
    return counted && new Map(counted);
  }, [data, created]);
  return totals ?? (error ? 'failed' : 'counting');
}

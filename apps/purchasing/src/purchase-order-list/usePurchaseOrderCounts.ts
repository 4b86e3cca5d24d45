import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { usePurchaseOrderCountsQuery } from './__generated__/usePurchaseOrderCountsQuery.graphql.ts';

export interface PurchaseOrderCounts {
  /** The orders that match the filters; null until they are counted. */
  readonly matching: number | null;
  /** All orders there are; null until they are counted. */
  readonly all: number | null;
}

/** Counts the list's orders, after its rows have arrived. */
export function usePurchaseOrderCounts(): PurchaseOrderCounts {
  const { data } = useDeferredQuery<usePurchaseOrderCountsQuery>(
    graphql`
      query usePurchaseOrderCountsQuery(
        $reference: String
        $supplier: ID
        $exists: [PurchaseOrderFilter_exists!]
        $filtered: Boolean!
      ) @preloadable {
        matching: purchaseOrders(reference: $reference, supplier: $supplier, exists: $exists) @include(if: $filtered) {
          totalCount
        }
        all: purchaseOrders {
          totalCount
        }
      }
    `,
    'count',
  );
  const all = data?.all.totalCount ?? null;
  return { matching: data?.matching?.totalCount ?? all, all };
}

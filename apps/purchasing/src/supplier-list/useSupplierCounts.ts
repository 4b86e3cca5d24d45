import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useSupplierCountsQuery } from './__generated__/useSupplierCountsQuery.graphql.ts';

export interface SupplierCounts {
  /** The suppliers whose name matches; null until they are counted. */
  readonly matching: number | null;
  /** All suppliers there are; null until they are counted. */
  readonly all: number | null;
}

/** Counts the list's suppliers, after its rows have arrived. */
export function useSupplierCounts(): SupplierCounts {
  const { data } = useDeferredQuery<useSupplierCountsQuery>(
    graphql`
      query useSupplierCountsQuery($name: String, $filtered: Boolean!) @preloadable {
        matching: suppliers(name: $name) @include(if: $filtered) {
          totalCount
        }
        all: suppliers {
          totalCount
        }
      }
    `,
    'count',
  );
  const all = data?.all.totalCount ?? null;
  return { matching: data?.matching?.totalCount ?? all, all };
}

import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useSaleSignalCountsQuery } from './__generated__/useSaleSignalCountsQuery.graphql.ts';

export interface SaleSignalCounts {
  /** The signals that match the filters; null until they are counted. */
  readonly matching: number | null;
  /** All signals there are; null until they are counted. */
  readonly all: number | null;
}

/** Counts the list's signals, after its rows have arrived. */
export function useSaleSignalCounts(): SaleSignalCounts {
  const { data } = useDeferredQuery<useSaleSignalCountsQuery>(
    graphql`
      query useSaleSignalCountsQuery(
        $intentType: [SaleSignalIntent!]
        $priority: [SaleSignalPriority!]
        $assignedTo: ID
        $filtered: Boolean!
      ) @preloadable {
        matching: salesSignals(intentType_list: $intentType, priority_list: $priority, assignedTo: $assignedTo)
          @include(if: $filtered) {
          totalCount
        }
        all: salesSignals {
          totalCount
        }
      }
    `,
    'count',
  );
  const all = data?.all.totalCount ?? null;
  return { matching: data?.matching?.totalCount ?? all, all };
}

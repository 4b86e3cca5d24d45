import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCustomerCountsQuery } from './__generated__/useCustomerCountsQuery.graphql.ts';

export interface CustomerCounts {
  /** The customers that match the filters; null until they are counted. */
  readonly matching: number | null;
  /** All customers there are; null until they are counted. */
  readonly all: number | null;
}

/** Counts the list's customers, after its rows have arrived. */
export function useCustomerCounts(): CustomerCounts {
  const { data } = useDeferredQuery<useCustomerCountsQuery>(
    graphql`
      query useCustomerCountsQuery($search: String, $type: [OrganisationType!], $filtered: Boolean!) @preloadable {
        matching: customers(search: $search, type_list: $type) @include(if: $filtered) {
          totalCount
        }
        all: customers {
          totalCount
        }
      }
    `,
    'count',
  );
  const all = data?.all.totalCount ?? null;
  return { matching: data?.matching?.totalCount ?? all, all };
}

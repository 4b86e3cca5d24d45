import type { Option } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useBrandOptionsQuery } from './__generated__/useBrandOptionsQuery.graphql.ts';

/** The brands to choose from, 50 of them (O§7). */
export function useBrandOptions() {
  const { data, loading, load } = useQueryOnDemand<useBrandOptionsQuery>(graphql`
    query useBrandOptionsQuery {
      brands(first: 50, order: [{ name: ASC }]) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  `);
  const options = useMemo(
    () => data?.brands.edges.map(({ node }): Option => ({ value: node.id, label: node.name })) ?? [],
    [data],
  );
  return { options, loading, open: () => load({}) };
}

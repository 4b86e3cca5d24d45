import type { Option } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useCustomerOptionsQuery } from './__generated__/useCustomerOptionsQuery.graphql.ts';

/** The customers to choose from: the first 50 of those whose name holds the text. */
export function useCustomerOptions() {
  const { data, loading, load } = useQueryOnDemand<useCustomerOptionsQuery>(graphql`
    query useCustomerOptionsQuery($name: String) {
      customers(first: 50, name: $name, order: [{ name: ASC }]) {
        edges {
          node {
            id
            name
            reference
          }
        }
      }
    }
  `);
  const options = useMemo(
    () =>
      data?.customers.edges.map(
        ({ node: { id, name, reference } }): Option => ({ value: id, label: name, detail: reference }),
      ) ?? [],
    [data],
  );
  return { options, loading, search: (name: string) => load({ name: name || null }) };
}

import type { Option } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSupplierOptionsQuery } from './__generated__/useSupplierOptionsQuery.graphql.ts';

/** The suppliers to choose from, by name and reference: the first 500 of those whose name holds the text (O§7). */
export function useSupplierOptions() {
  const { data, loading, load } = useQueryOnDemand<useSupplierOptionsQuery>(graphql`
    query useSupplierOptionsQuery($name: String) {
      suppliers(first: 500, name: $name, order: [{ name: ASC }]) {
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
      data?.suppliers.edges.map(
        ({ node: { id, name, reference } }): Option => ({ value: id, label: name, detail: reference }),
      ) ?? [],
    [data],
  );
  return { options, loading, search: (name: string) => load({ name: name || null }) };
}

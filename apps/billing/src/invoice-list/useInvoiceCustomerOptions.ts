import type { Option } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useInvoiceCustomerOptionsQuery } from './__generated__/useInvoiceCustomerOptionsQuery.graphql.ts';

/** The customers to choose from: the first 50 of those whose name holds the text. */
export function useInvoiceCustomerOptions() {
  const { data, loading, load } = useQueryOnDemand<useInvoiceCustomerOptionsQuery>(graphql`
    query useInvoiceCustomerOptionsQuery($name: String) {
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

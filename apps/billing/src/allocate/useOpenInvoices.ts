import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useOpenInvoicesQuery } from './__generated__/useOpenInvoicesQuery.graphql.ts';
import type { OpenInvoice } from './proposeAllocations.ts';

/** Invoices of a customer on which something is owed. */
export interface OpenInvoices {
  /** The oldest hundred, the oldest first. */
  readonly open: readonly OpenInvoice[];
  /** The number of the others. */
  readonly more: number;
}

interface Asked {
  /** Null until they have arrived. */
  readonly found: OpenInvoices | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Reads the open invoices of a customer when a dialog opens. */
export function useOpenInvoices(customer: string): Asked {
  const { data, failed, load } = useQueryOnDemand<useOpenInvoicesQuery>(
    graphql`
      query useOpenInvoicesQuery($customer: ID!) {
        customer(id: $customer) {
          openInvoices(first: 100) {
            edges {
              node {
                id
                reference
                documentDate
                balanceDue {
                  amount
                }
              }
            }
            totalCount
          }
        }
      }
    `,
    { fresh: true },
  );
  const retry = useCallback(() => load({ customer }), [load, customer]);
  useEffect(retry, [retry]);
  const found = useMemo(() => {
    if (!data) return null;
    const { edges = [], totalCount = 0 } = data.customer?.openInvoices ?? {};
    const open = edges.map(({ node: { balanceDue, ...invoice } }) => ({ ...invoice, owed: balanceDue.amount }));
    return { open, more: totalCount - open.length };
  }, [data]);
  return { found, failed, retry };
}

import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useInvoiceCountsQuery } from './__generated__/useInvoiceCountsQuery.graphql.ts';

export interface InvoiceCounts {
  /** The invoices that match the filters; null until they are counted. */
  readonly matching: number | null;
  /** All invoices there are; null until they are counted. */
  readonly all: number | null;
}

/** Counts the list's invoices, after its rows have arrived. */
export function useInvoiceCounts(): InvoiceCounts {
  const { data } = useDeferredQuery<useInvoiceCountsQuery>(
    graphql`
      query useInvoiceCountsQuery(
        $search: String
        $customer: ID
        $status: [InvoiceStatus!]
        $type: [InvoiceType!]
        $ageing: InvoiceAgeing
        $filtered: Boolean!
      ) @preloadable {
        matching: invoices(
          search: $search
          customer: $customer
          status_list: $status
          type_list: $type
          ageing: $ageing
        ) @include(if: $filtered) {
          totalCount
        }
        all: invoices {
          totalCount
        }
      }
    `,
    'count',
  );
  const all = data?.all.totalCount ?? null;
  return { matching: data?.matching?.totalCount ?? all, all };
}

import { type FilterChip, ListEmpty } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { InvoiceListEmptyQuery } from './__generated__/InvoiceListEmptyQuery.graphql.ts';
import type { InvoiceListControls } from './invoiceListFilters.ts';
import { invoiceFilter } from './invoiceListVariables.ts';

export interface InvoiceListEmptyProps {
  readonly list: InvoiceListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
  /** How many invoices there are; null until they are counted. */
  readonly all: number | null;
}

/**
 * What stands in place of the invoices when there are none. That a list is empty is known only when its rows are there, so
 * what each filter hides is asked for then and not by the navigation.
 */
export function InvoiceListEmpty({ list: { shown, clear }, chips, all }: InvoiceListEmptyProps) {
  const { data, load } = useQueryOnDemand<InvoiceListEmptyQuery>(graphql`
    query InvoiceListEmptyQuery(
      $search: String
      $customer: ID
      $status: [InvoiceStatus!]
      $type: [InvoiceType!]
      $ageing: InvoiceAgeing
    ) {
      q: invoices(customer: $customer, status_list: $status, type_list: $type, ageing: $ageing) {
        totalCount
      }
      customer: invoices(search: $search, status_list: $status, type_list: $type, ageing: $ageing) {
        totalCount
      }
      status: invoices(search: $search, customer: $customer, type_list: $type, ageing: $ageing) {
        totalCount
      }
      type: invoices(search: $search, customer: $customer, status_list: $status, ageing: $ageing) {
        totalCount
      }
      ageing: invoices(search: $search, customer: $customer, status_list: $status, type_list: $type) {
        totalCount
      }
    }
  `);
  const several = chips.length > 1;
  useEffect(() => {
    if (several) load(invoiceFilter(shown));
  }, [several, load, shown]);
  const without = data && {
    q: data.q.totalCount,
    customer: data.customer.totalCount,
    status: data.status.totalCount,
    type: data.type.totalCount,
    ageing: data.ageing.totalCount,
  };
  return <ListEmpty noun="invoice" chips={chips} all={all} without={without} onClear={clear} />;
}

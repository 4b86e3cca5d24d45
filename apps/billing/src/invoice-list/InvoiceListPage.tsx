import { CustomerFilter } from '@console/core-web';
import { countQuery, ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { InvoiceListPageCountQuery } from './__generated__/InvoiceListPageCountQuery.graphql.ts';
import type { InvoiceListPageQuery } from './__generated__/InvoiceListPageQuery.graphql.ts';
import { invoiceColumns, isVoid, useInvoiceRow } from './invoiceColumns.tsx';
import { invoiceList } from './invoiceList.ts';

/** The invoices, the latest document date first (O§2, O§7). The URL holds filters, order and page. */
export default function InvoiceListPage() {
  const { invoices, customer } = usePageQuery<InvoiceListPageQuery>(graphql`
    query InvoiceListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [InvoiceFilter_order!]
      $search: String, $customer: ID, $status: [InvoiceStatus!], $type: [InvoiceType!], $ageing: InvoiceAgeing
      $toBeRefunded: Boolean
      $hasCustomer: Boolean!, $chosenCustomer: ID!
    ) @preloadable {
      invoices(
        first: $first, after: $after, last: $last, before: $before, order: $order
        search: $search, customer: $customer, status_list: $status, type_list: $type, ageing: $ageing
        toBeRefunded: $toBeRefunded
      ) {
        edges {
          node {
            id
            reference
            ...invoiceColumns_invoice
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
      customer(id: $chosenCustomer) @include(if: $hasCustomer) { name }
    }
  `);
  return (
    <ListPage
      title="Invoices"
      list={invoiceList}
      counts={counts}
      records={{ customer: { Picker: CustomerFilter, nameOf: () => customer?.name } }}
      rows={invoices}
      columns={invoiceColumns}
      useRow={useInvoiceRow}
      nameOf={referenceOf}
      muted={isVoid}
    />
  );
}

const counts = countQuery<InvoiceListPageCountQuery>(graphql`
  query InvoiceListPageCountQuery(
    $search: String, $customer: ID, $status: [InvoiceStatus!], $type: [InvoiceType!], $ageing: InvoiceAgeing
    $toBeRefunded: Boolean, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: invoices(
      search: $search, customer: $customer, status_list: $status, type_list: $type, ageing: $ageing
      toBeRefunded: $toBeRefunded
    ) @include(if: $filtered) { totalCount }
    all: invoices @include(if: $total) { totalCount }
  }
`);

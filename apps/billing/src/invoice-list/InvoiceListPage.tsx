import { CustomerFilter, ListSums, lazyBulk } from '@console/core-web';
import { ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { InvoiceListPageQuery } from './__generated__/InvoiceListPageQuery.graphql.ts';
import { invoiceColumns, isVoid, useInvoiceRow } from './invoiceColumns.tsx';
import { invoiceList } from './invoiceList.ts';

const query = graphql`
  query InvoiceListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [InvoiceFilter_order!]
    $search: String, $customer: ID, $status: [InvoiceStatus!], $type: [InvoiceType!], $ageing: InvoiceAgeing
    $toBeRefunded: Boolean
    $hasCustomer: Boolean!, $chosenCustomer: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: invoices(
      first: $first, after: $after, last: $last, before: $before, order: $order
      search: $search, customer: $customer, status_list: $status, type_list: $type, ageing: $ageing
      toBeRefunded: $toBeRefunded
    ) {
      edges @include(if: $rows) {
        node {
          id
          reference
          ...invoiceColumns_invoice
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      filter @include(if: $rows)
      totalCount @include(if: $filtered)
      sums @skip(if: $rows) {
        netPrice { amount }
        gross { amount }
        balanceDue { amount }
      }
    }
    all: invoices @include(if: $total) { totalCount }
    customer(id: $chosenCustomer) @include(if: $hasCustomer) { name }
  }
`;

const bulk = lazyBulk(() => import('./invoiceBulk.tsx'));

const sums = { netPrice: 'Net', gross: 'Gross', balanceDue: 'Balance due' };

/** The invoices, the latest document date first (O§2, O§7). The URL holds filters, order and page. */
export default function InvoiceListPage() {
  const { rows, customer } = usePageQuery<InvoiceListPageQuery>(query);
  return (
    <ListPage
      title="Invoices"
      list={invoiceList}
      query={query}
      records={{ customer: { Picker: CustomerFilter, nameOf: () => customer?.name } }}
      rows={rows}
      columns={invoiceColumns}
      useRow={useInvoiceRow}
      nameOf={referenceOf}
      muted={isVoid}
      bulk={bulk}
      sums={(list) => <ListSums list={list} labels={sums} />}
    />
  );
}

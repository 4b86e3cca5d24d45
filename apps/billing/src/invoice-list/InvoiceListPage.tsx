import { FilterChips, ResultCount } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser, useColumnChoice } from '@console/design-system/table';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { InvoiceListPageQuery } from './__generated__/InvoiceListPageQuery.graphql.ts';
import { InvoiceListEmpty } from './InvoiceListEmpty.tsx';
import { InvoiceListFilterBar } from './InvoiceListFilterBar.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { invoiceColumns } from './invoiceColumns.tsx';
import { invoiceList, isFiltered, useInvoiceList } from './invoiceListFilters.ts';
import { useInvoiceCounts } from './useInvoiceCounts.ts';
import { useInvoiceListChips } from './useInvoiceListChips.ts';

/** The invoices, the latest document date first (O§2, O§7): filtered, ordered and paged by the URL. */
export default function InvoiceListPage() {
  const query = usePageQuery<InvoiceListPageQuery>(graphql`
    query InvoiceListPageQuery(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $order: [InvoiceFilter_order!]
      $search: String
      $customer: ID
      $status: [InvoiceStatus!]
      $type: [InvoiceType!]
      $ageing: InvoiceAgeing
      $chosenCustomer: ID!
      $hasCustomer: Boolean!
    ) @preloadable {
      invoices(
        first: $first
        after: $after
        last: $last
        before: $before
        order: $order
        search: $search
        customer: $customer
        status_list: $status
        type_list: $type
        ageing: $ageing
      ) {
        ...InvoiceTable_invoices
      }
      ...useInvoiceListChips_query
    }
  `);
  const list = useInvoiceList();
  const chips = useInvoiceListChips(query, list);
  const counts = useInvoiceCounts();
  const columns = useColumnChoice(invoiceList.columnsKey, invoiceColumns);
  const filtered = isFiltered(list.shown);
  return (
    <PageFrame
      title="Invoices"
      actions={<ColumnChooser columns={invoiceColumns} choice={columns.choice} onChoose={columns.choose} />}
      filters={<InvoiceListFilterBar list={list} chips={chips} />}
      chips={
        <>
          <FilterChips chips={chips} onClear={list.clear} />
          <ResultCount
            matching={counts.matching}
            total={filtered ? counts.all : null}
            noun="invoices"
            showNoun={!filtered}
            loading={list.pending}
          />
        </>
      }
    >
      <InvoiceTable
        invoices={query.invoices}
        list={list}
        columns={columns.visible}
        matching={counts.matching}
        empty={<InvoiceListEmpty list={list} chips={chips} all={counts.all} />}
      />
    </PageFrame>
  );
}

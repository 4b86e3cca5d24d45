import { FilterChips, ListEmpty, ResultCount } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser, useColumnChoice } from '@console/design-system/table';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { PurchaseOrderListPageQuery } from './__generated__/PurchaseOrderListPageQuery.graphql.ts';
import { PurchaseOrderFilterBar } from './PurchaseOrderFilterBar.tsx';
import { PurchaseOrderTable } from './PurchaseOrderTable.tsx';
import { purchaseOrderColumns } from './purchaseOrderColumns.tsx';
import { isFiltered, purchaseOrderList, usePurchaseOrderList } from './purchaseOrderListFilters.ts';
import { usePurchaseOrderChips } from './usePurchaseOrderChips.ts';
import { usePurchaseOrderCounts } from './usePurchaseOrderCounts.ts';

/** The purchase orders, the latest raised first (O§2, O§7): filtered, ordered and paged by the URL. */
export default function PurchaseOrderListPage() {
  const query = usePageQuery<PurchaseOrderListPageQuery>(graphql`
    query PurchaseOrderListPageQuery(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $order: [PurchaseOrderFilter_order!]
      $reference: String
      $supplier: ID
      $exists: [PurchaseOrderFilter_exists!]
      $chosenSupplier: ID!
      $hasSupplier: Boolean!
    ) @preloadable {
      purchaseOrders(
        first: $first
        after: $after
        last: $last
        before: $before
        order: $order
        reference: $reference
        supplier: $supplier
        exists: $exists
      ) {
        ...PurchaseOrderTable_orders
      }
      ...usePurchaseOrderChips_query
    }
  `);
  const list = usePurchaseOrderList();
  const chips = usePurchaseOrderChips(query, list);
  const counts = usePurchaseOrderCounts();
  const columns = useColumnChoice(purchaseOrderList.columnsKey, purchaseOrderColumns);
  const filtered = isFiltered(list.shown);
  return (
    <PageFrame
      title="Purchase orders"
      actions={<ColumnChooser columns={purchaseOrderColumns} choice={columns.choice} onChoose={columns.choose} />}
      filters={<PurchaseOrderFilterBar list={list} chips={chips} />}
      chips={
        <>
          <FilterChips chips={chips} onClear={list.clear} />
          <ResultCount
            matching={counts.matching}
            total={filtered ? counts.all : null}
            noun="purchase orders"
            showNoun={!filtered}
            loading={list.pending}
          />
        </>
      }
    >
      <PurchaseOrderTable
        orders={query.purchaseOrders}
        list={list}
        columns={columns.visible}
        matching={counts.matching}
        empty={<ListEmpty noun="purchase order" chips={chips} all={counts.all} onClear={list.clear} />}
      />
    </PageFrame>
  );
}

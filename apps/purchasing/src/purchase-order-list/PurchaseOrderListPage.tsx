import { countQuery, ListPage, referenceOf } from '@console/lists';
import { SupplierFilter } from '@console/purchasing-web';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { PurchaseOrderListPageCountQuery } from './__generated__/PurchaseOrderListPageCountQuery.graphql.ts';
import type { PurchaseOrderListPageQuery } from './__generated__/PurchaseOrderListPageQuery.graphql.ts';
import { isCanceled, purchaseOrderColumns, usePurchaseOrderRow } from './purchaseOrderColumns.tsx';
import { purchaseOrderList } from './purchaseOrderList.ts';

/** The purchase orders, the latest first (O§2, O§7). The URL holds filters, order and page. */
export default function PurchaseOrderListPage() {
  const query = usePageQuery<PurchaseOrderListPageQuery>(graphql`
    query PurchaseOrderListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [PurchaseOrderFilter_order!]
      $reference: String, $exists: [PurchaseOrderFilter_exists!], $supplier: ID
      $hasSupplier: Boolean!, $chosenSupplier: ID!
    ) @preloadable {
      purchaseOrders(
        first: $first, after: $after, last: $last, before: $before, order: $order
        reference: $reference, exists: $exists, supplier: $supplier
      ) {
        edges {
          node {
            id
            reference
            ...purchaseOrderColumns_order
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
      supplier(id: $chosenSupplier) @include(if: $hasSupplier) { name }
    }
  `);
  return (
    <ListPage
      title="Purchase orders"
      list={purchaseOrderList}
      counts={counts}
      records={{ supplier: { Picker: SupplierFilter, nameOf: () => query.supplier?.name } }}
      rows={query.purchaseOrders}
      columns={purchaseOrderColumns}
      useRow={usePurchaseOrderRow}
      nameOf={referenceOf}
      muted={isCanceled}
    />
  );
}

const counts = countQuery<PurchaseOrderListPageCountQuery>(graphql`
  query PurchaseOrderListPageCountQuery(
    $reference: String, $exists: [PurchaseOrderFilter_exists!], $supplier: ID
    $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: purchaseOrders(reference: $reference, exists: $exists, supplier: $supplier)
      @include(if: $filtered) { totalCount }
    all: purchaseOrders @include(if: $total) { totalCount }
  }
`);

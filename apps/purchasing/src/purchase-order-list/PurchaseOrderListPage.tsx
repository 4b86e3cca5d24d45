import { lazyBulk } from '@console/core-web';
import { AddButton } from '@console/design-system/button';
import { ListPage, referenceOf } from '@console/lists';
import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { SupplierFilter } from '@console/purchasing-web';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { PurchaseOrderListPageQuery } from './__generated__/PurchaseOrderListPageQuery.graphql.ts';
import { isCanceled, purchaseOrderColumns, usePurchaseOrderRow } from './purchaseOrderColumns.tsx';
import { purchaseOrderList } from './purchaseOrderList.ts';

const query = graphql`
  query PurchaseOrderListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [PurchaseOrderFilter_order!]
    $reference: String, $exists: [PurchaseOrderFilter_exists!], $status: [PurchaseOrderStatus!], $supplier: ID
    $hasSupplier: Boolean!, $chosenSupplier: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: purchaseOrders(
      first: $first, after: $after, last: $last, before: $before, order: $order
      reference: $reference, exists: $exists, status_list: $status, supplier: $supplier
    ) {
      edges @include(if: $rows) {
        node {
          id
          reference
          ...purchaseOrderColumns_order
        }
      }
      filter @include(if: $rows)
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: purchaseOrders @include(if: $total) { totalCount }
    supplier(id: $chosenSupplier) @include(if: $hasSupplier) { name }
  }
`;

const bulk = lazyBulk(() => import('./purchaseOrderBulk.tsx'));

/** The purchase orders, the latest first (O§2, O§7). The URL holds filters, order and page. */
export default function PurchaseOrderListPage() {
  const { rows, supplier } = usePageQuery<PurchaseOrderListPageQuery>(query);
  return (
    <ListPage
      title="Purchase orders"
      actions={
        <AddButton place="main" to={purchaseOrderLinks.create()}>
          New purchase order
        </AddButton>
      }
      list={purchaseOrderList}
      query={query}
      records={{ supplier: { Picker: SupplierFilter, nameOf: () => supplier?.name } }}
      rows={rows}
      columns={purchaseOrderColumns}
      useRow={usePurchaseOrderRow}
      nameOf={referenceOf}
      muted={isCanceled}
      bulk={bulk}
    />
  );
}

import { countQuery, ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { SupplierListPageCountQuery } from './__generated__/SupplierListPageCountQuery.graphql.ts';
import type { SupplierListPageQuery } from './__generated__/SupplierListPageQuery.graphql.ts';
import { supplierColumns, useSupplierRow } from './supplierColumns.tsx';
import { supplierList } from './supplierList.ts';

/** The suppliers by name (O§7), each with its primary contact. */
export default function SupplierListPage() {
  const { suppliers } = usePageQuery<SupplierListPageQuery>(graphql`
    query SupplierListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [SupplierFilter_order!]
      $name: String
    ) @preloadable {
      suppliers(first: $first, after: $after, last: $last, before: $before, order: $order, name: $name) {
        edges {
          node {
            id
            name
            ...supplierColumns_supplier
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }
  `);
  return (
    <ListPage
      title="Suppliers"
      list={supplierList}
      counts={counts}
      rows={suppliers}
      columns={supplierColumns}
      useRow={useSupplierRow}
      nameOf={nameOf}
    />
  );
}

const nameOf = ({ name }: { readonly name: string }) => name;

const counts = countQuery<SupplierListPageCountQuery>(graphql`
  query SupplierListPageCountQuery($name: String, $filtered: Boolean!, $total: Boolean!) @preloadable {
    matching: suppliers(name: $name) @include(if: $filtered) { totalCount }
    all: suppliers @include(if: $total) { totalCount }
  }
`);

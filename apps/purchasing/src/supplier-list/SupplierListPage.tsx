import { AddButton } from '@console/design-system/button';
import { ListPage } from '@console/lists';
import { supplierLinks } from '@console/purchasing-contracts';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { SupplierListPageQuery } from './__generated__/SupplierListPageQuery.graphql.ts';
import { supplierColumns, useSupplierRow } from './supplierColumns.tsx';
import { supplierList } from './supplierList.ts';

const query = graphql`
  query SupplierListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [SupplierFilter_order!]
    $name: String, $bankChangeWaits: Boolean
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: suppliers(
      first: $first, after: $after, last: $last, before: $before, order: $order
      name: $name, bankChangeWaits: $bankChangeWaits
    ) {
      edges @include(if: $rows) {
        node {
          id
          name
          ...supplierColumns_supplier
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: suppliers @include(if: $total) { totalCount }
  }
`;

/** The suppliers by name (O§7), each with its primary contact. */
export default function SupplierListPage() {
  const { rows } = usePageQuery<SupplierListPageQuery>(query);
  return (
    <ListPage
      title="Suppliers"
      actions={
        <AddButton place="main" to={supplierLinks.create()}>
          New supplier
        </AddButton>
      }
      list={supplierList}
      query={query}
      rows={rows}
      columns={supplierColumns}
      useRow={useSupplierRow}
      nameOf={nameOf}
    />
  );
}

const nameOf = ({ name }: { readonly name: string }) => name;

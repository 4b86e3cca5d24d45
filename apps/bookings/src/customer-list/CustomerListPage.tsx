import { ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CustomerListPageQuery } from './__generated__/CustomerListPageQuery.graphql.ts';
import { customerColumns, useCustomerRow } from './customerColumns.tsx';
import { customerList } from './customerList.ts';
import { NewCustomerButton } from './NewCustomerButton.tsx';

const query = graphql`
  query CustomerListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [CustomerFilter_order!]
    $search: String, $type: [OrganisationType!]
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: customers(
      first: $first, after: $after, last: $last, before: $before, order: $order
      search: $search, type_list: $type
    ) {
      edges @include(if: $rows) {
        node {
          id
          reference
          ...customerColumns_customer
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: customers @include(if: $total) { totalCount }
  }
`;

/** The customers by name (O§3). The URL holds filters, order and page. */
export default function CustomerListPage() {
  const { rows } = usePageQuery<CustomerListPageQuery>(query);
  return (
    <ListPage
      title="Customers"
      actions={<NewCustomerButton />}
      list={customerList}
      query={query}
      rows={rows}
      columns={customerColumns}
      useRow={useCustomerRow}
      nameOf={referenceOf}
    />
  );
}

import { countQuery, ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CustomerListPageCountQuery } from './__generated__/CustomerListPageCountQuery.graphql.ts';
import type { CustomerListPageQuery } from './__generated__/CustomerListPageQuery.graphql.ts';
import { customerColumns, useCustomerRow } from './customerColumns.tsx';
import { customerList } from './customerList.ts';
import { NewCustomerButton } from './NewCustomerButton.tsx';

/** The customers by name (O§3). The URL holds filters, order and page. */
export default function CustomerListPage() {
  const { customers } = usePageQuery<CustomerListPageQuery>(graphql`
    query CustomerListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [CustomerFilter_order!]
      $search: String, $type: [OrganisationType!]
    ) @preloadable {
      customers(
        first: $first, after: $after, last: $last, before: $before, order: $order
        search: $search, type_list: $type
      ) {
        edges {
          node {
            id
            reference
            ...customerColumns_customer
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }
  `);
  return (
    <ListPage
      title="Customers"
      actions={<NewCustomerButton />}
      list={customerList}
      counts={counts}
      rows={customers}
      columns={customerColumns}
      useRow={useCustomerRow}
      nameOf={referenceOf}
    />
  );
}

const counts = countQuery<CustomerListPageCountQuery>(graphql`
  query CustomerListPageCountQuery(
    $search: String, $type: [OrganisationType!], $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: customers(search: $search, type_list: $type) @include(if: $filtered) { totalCount }
    all: customers @include(if: $total) { totalCount }
  }
`);

import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { UndeliverableListPageQuery } from './__generated__/UndeliverableListPageQuery.graphql.ts';
import { undeliverableColumns, useUndeliverableRow } from './undeliverableColumns.tsx';
import { undeliverableList } from './undeliverableList.ts';

const query = graphql`
  query UndeliverableListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [SuppressedAddressFilter_order!]
    $address: String, $isReleased: Boolean
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: suppressedAddresses(
      first: $first, after: $after, last: $last, before: $before, order: $order
      address: $address, isReleased: $isReleased
    ) {
      edges @include(if: $rows) {
        node {
          id
          address
          ...undeliverableColumns_address
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: suppressedAddresses @include(if: $total) { totalCount }
  }
`;

/** The addresses that have refused mail for good, each with the words of its mail server. Staff release them here. */
export default function UndeliverableListPage() {
  const { rows } = usePageQuery<UndeliverableListPageQuery>(query);
  return (
    <ListPage
      title="Undeliverable addresses"
      list={undeliverableList}
      query={query}
      rows={rows}
      columns={undeliverableColumns}
      useRow={useUndeliverableRow}
      nameOf={addressOf}
    />
  );
}

const addressOf = ({ address }: { readonly address: string }) => address;

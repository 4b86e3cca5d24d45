import { AccountManagerFilter } from '@console/core-web';
import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { SaleSignalListPageQuery } from './__generated__/SaleSignalListPageQuery.graphql.ts';
import { saleSignalColumns, useSaleSignalRow } from './saleSignalColumns.tsx';
import { saleSignalList } from './saleSignalList.ts';

const query = graphql`
  query SaleSignalListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [SaleSignalFilter_order!]
    $intentType: [SaleSignalIntent!], $priority: [SaleSignalPriority!], $assignedTo: ID
    $hasAssignedTo: Boolean!, $chosenAssignedTo: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: salesSignals(
      first: $first, after: $after, last: $last, before: $before, order: $order
      intentType_list: $intentType, priority_list: $priority, assignedTo: $assignedTo
    ) {
      edges @include(if: $rows) {
        node {
          id
          description
          ...saleSignalColumns_signal
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: salesSignals @include(if: $total) { totalCount }
    user(id: $chosenAssignedTo) @include(if: $hasAssignedTo) {
      person { fullName }
    }
  }
`;

/** The sale signals, the newest first (C§2). The URL holds filters, order and page. */
export default function SaleSignalListPage() {
  const { rows, user } = usePageQuery<SaleSignalListPageQuery>(query);
  return (
    <ListPage
      title="Sale signals"
      list={saleSignalList}
      query={query}
      records={{ assignedTo: { Picker: AccountManagerFilter, nameOf: () => user?.person.fullName } }}
      rows={rows}
      columns={saleSignalColumns}
      useRow={useSaleSignalRow}
      nameOf={descriptionOf}
    />
  );
}

const descriptionOf = ({ description }: { readonly description: string }) => description;

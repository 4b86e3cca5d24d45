import { UserFilter } from '@console/core-web';
import { countQuery, ListPage, type RecordPickerProps } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { SaleSignalListPageCountQuery } from './__generated__/SaleSignalListPageCountQuery.graphql.ts';
import type { SaleSignalListPageQuery } from './__generated__/SaleSignalListPageQuery.graphql.ts';
import { saleSignalColumns, useSaleSignalRow } from './saleSignalColumns.tsx';
import { saleSignalList } from './saleSignalList.ts';

/** The sale signals, the newest first (C§2). The URL holds filters, order and page. */
export default function SaleSignalListPage() {
  const { salesSignals, user } = usePageQuery<SaleSignalListPageQuery>(graphql`
    query SaleSignalListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [SaleSignalFilter_order!]
      $intentType: [SaleSignalIntent!], $priority: [SaleSignalPriority!], $assignedTo: ID
      $hasAssignedTo: Boolean!, $chosenAssignedTo: ID!
    ) @preloadable {
      salesSignals(
        first: $first, after: $after, last: $last, before: $before, order: $order
        intentType_list: $intentType, priority_list: $priority, assignedTo: $assignedTo
      ) {
        edges {
          node {
            id
            description
            ...saleSignalColumns_signal
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
      user(id: $chosenAssignedTo) @include(if: $hasAssignedTo) {
        person { fullName }
      }
    }
  `);
  return (
    <ListPage
      title="Sale signals"
      list={saleSignalList}
      counts={counts}
      records={{ assignedTo: { Picker: ManagerFilter, nameOf: () => user?.person.fullName } }}
      rows={salesSignals}
      columns={saleSignalColumns}
      useRow={useSaleSignalRow}
      nameOf={descriptionOf}
    />
  );
}

const ManagerFilter = (props: RecordPickerProps) => <UserFilter managers {...props} />;

const descriptionOf = ({ description }: { readonly description: string }) => description;

const counts = countQuery<SaleSignalListPageCountQuery>(graphql`
  query SaleSignalListPageCountQuery(
    $intentType: [SaleSignalIntent!], $priority: [SaleSignalPriority!], $assignedTo: ID
    $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: salesSignals(intentType_list: $intentType, priority_list: $priority, assignedTo: $assignedTo)
      @include(if: $filtered) { totalCount }
    all: salesSignals @include(if: $total) { totalCount }
  }
`);

import { FilterChips, ResultCount } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser, useColumnChoice } from '@console/design-system/table';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { SaleSignalListPageQuery } from './__generated__/SaleSignalListPageQuery.graphql.ts';
import { SaleSignalListEmpty } from './SaleSignalListEmpty.tsx';
import { SaleSignalListFilterBar } from './SaleSignalListFilterBar.tsx';
import { SaleSignalTable } from './SaleSignalTable.tsx';
import { saleSignalColumns } from './saleSignalColumns.tsx';
import { isFiltered, saleSignalList, useSaleSignalList } from './saleSignalListFilters.ts';
import { useSaleSignalCounts } from './useSaleSignalCounts.ts';
import { useSaleSignalListChips } from './useSaleSignalListChips.ts';

/** The sale signals, the newest first (C§2): filtered, ordered and paged by the URL. */
export default function SaleSignalListPage() {
  const query = usePageQuery<SaleSignalListPageQuery>(graphql`
    query SaleSignalListPageQuery(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $order: [SaleSignalFilter_order!]
      $intentType: [SaleSignalIntent!]
      $priority: [SaleSignalPriority!]
      $assignedTo: ID
      $chosenUser: ID!
      $hasUser: Boolean!
    ) @preloadable {
      salesSignals(
        first: $first
        after: $after
        last: $last
        before: $before
        order: $order
        intentType_list: $intentType
        priority_list: $priority
        assignedTo: $assignedTo
      ) {
        ...SaleSignalTable_signals
      }
      ...useSaleSignalListChips_query
    }
  `);
  const list = useSaleSignalList();
  const chips = useSaleSignalListChips(query, list);
  const counts = useSaleSignalCounts();
  const columns = useColumnChoice(saleSignalList.columnsKey, saleSignalColumns);
  const filtered = isFiltered(list.shown);
  return (
    <PageFrame
      title="Sale signals"
      actions={<ColumnChooser columns={saleSignalColumns} choice={columns.choice} onChoose={columns.choose} />}
      filters={<SaleSignalListFilterBar list={list} chips={chips} />}
      chips={
        <>
          <FilterChips chips={chips} onClear={list.clear} />
          <ResultCount
            matching={counts.matching}
            total={filtered ? counts.all : null}
            noun="sale signals"
            showNoun={!filtered}
            loading={list.pending}
          />
        </>
      }
    >
      <SaleSignalTable
        signals={query.salesSignals}
        list={list}
        columns={columns.visible}
        matching={counts.matching}
        empty={<SaleSignalListEmpty list={list} chips={chips} all={counts.all} />}
      />
    </PageFrame>
  );
}

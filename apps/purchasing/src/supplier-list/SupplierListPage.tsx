import { FilterBar, FilterChips, ListEmpty, ResultCount, SearchBox } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser, useColumnChoice } from '@console/design-system/table';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { SupplierListPageQuery } from './__generated__/SupplierListPageQuery.graphql.ts';
import { SupplierTable } from './SupplierTable.tsx';
import { supplierColumns } from './supplierColumns.tsx';
import { supplierList, useSupplierList } from './supplierListFilters.ts';
import { useSupplierCounts } from './useSupplierCounts.ts';

/** The suppliers by name (O§7), each with whom to call. */
export default function SupplierListPage() {
  const { suppliers } = usePageQuery<SupplierListPageQuery>(graphql`
    query SupplierListPageQuery(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $order: [SupplierFilter_order!]
      $name: String
    ) @preloadable {
      suppliers(first: $first, after: $after, last: $last, before: $before, order: $order, name: $name) {
        ...SupplierTable_suppliers
      }
    }
  `);
  const list = useSupplierList();
  const { state, shown, set } = list;
  const counts = useSupplierCounts();
  const columns = useColumnChoice(supplierList.columnsKey, supplierColumns);
  const chips = shown.q ? [{ id: 'q', label: 'Name', value: shown.q, onRemove: () => set({ q: '' }) }] : [];
  return (
    <PageFrame
      title="Suppliers"
      actions={<ColumnChooser columns={supplierColumns} choice={columns.choice} onChoose={columns.choose} />}
      filters={
        <FilterBar>
          <SearchBox placeholder="Filter by name" value={state.q} onChange={(q) => set({ q })} />
        </FilterBar>
      }
      chips={
        <>
          <FilterChips chips={chips} onClear={list.clear} />
          <ResultCount
            matching={counts.matching}
            total={shown.q ? counts.all : null}
            noun="suppliers"
            showNoun={!shown.q}
            loading={list.pending}
          />
        </>
      }
    >
      <SupplierTable
        suppliers={suppliers}
        list={list}
        columns={columns.visible}
        matching={counts.matching}
        empty={<ListEmpty noun="supplier" chips={chips} all={counts.all} onClear={list.clear} />}
      />
    </PageFrame>
  );
}

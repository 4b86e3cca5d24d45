import { organisationTypeLabels, organisationTypes } from '@console/core-contracts';
import { FilterBar, FilterChips, FilterPicker, ResultCount, SearchBox } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser, useColumnChoice } from '@console/design-system/table';
import { among } from '@console/platform/list';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CustomerListPageQuery } from './__generated__/CustomerListPageQuery.graphql.ts';
import { CustomerListEmpty } from './CustomerListEmpty.tsx';
import { CustomerTable } from './CustomerTable.tsx';
import { customerColumns } from './customerColumns.tsx';
import { customerListChips } from './customerListChips.ts';
import { customerList, isFiltered, useCustomerList } from './customerListFilters.ts';
import { useCustomerCounts } from './useCustomerCounts.ts';

const typeOptions = organisationTypes.map((value) => ({ value, label: organisationTypeLabels[value] }));

/** The customers by name (O§3): filtered, ordered and paged by the URL. */
export default function CustomerListPage() {
  const { customers } = usePageQuery<CustomerListPageQuery>(graphql`
    query CustomerListPageQuery(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $order: [CustomerFilter_order!]
      $search: String
      $type: [OrganisationType!]
    ) @preloadable {
      customers(
        first: $first
        after: $after
        last: $last
        before: $before
        order: $order
        search: $search
        type_list: $type
      ) {
        ...CustomerTable_customers
      }
    }
  `);
  const list = useCustomerList();
  const { state, shown, set } = list;
  const chips = customerListChips(list);
  const counts = useCustomerCounts();
  const columns = useColumnChoice(customerList.columnsKey, customerColumns);
  const filtered = isFiltered(shown);
  return (
    <PageFrame
      title="Customers"
      actions={<ColumnChooser columns={customerColumns} choice={columns.choice} onChoose={columns.choose} />}
      filters={
        <FilterBar
          moreActive={state.type.length > 0 ? 1 : 0}
          more={
            <FilterPicker
              label="Type"
              multiple
              options={typeOptions}
              selected={state.type}
              onChange={(chosen) => set({ type: among(organisationTypes, chosen) })}
            />
          }
        >
          <SearchBox placeholder="Filter by name or reference" value={state.q} onChange={(q) => set({ q })} />
        </FilterBar>
      }
      chips={
        <>
          <FilterChips chips={chips} onClear={list.clear} />
          <ResultCount
            matching={counts.matching}
            total={filtered ? counts.all : null}
            noun="customers"
            showNoun={!filtered}
            loading={list.pending}
          />
        </>
      }
    >
      <CustomerTable
        customers={customers}
        list={list}
        columns={columns.visible}
        matching={counts.matching}
        empty={<CustomerListEmpty list={list} chips={chips} all={counts.all} />}
      />
    </PageFrame>
  );
}

import { debtDates } from '@console/billing-contracts';
import { DateField } from '@console/design-system/date-field';
import { ErrorAlert } from '@console/design-system/error-alert';
import { SegmentedControl } from '@console/design-system/filter-bar';
import { formatDate, toIsoDate } from '@console/format';
import { EmptyList, ListFrame, ListTable, useList, useListTable } from '@console/lists';
import { useDeferredQuery, usePageQuery } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { DebtorListPageQuery } from './__generated__/DebtorListPageQuery.graphql.ts';
import { AgesBand } from './AgesBand.tsx';
import { debtorColumns, useDebtorRow } from './debtorColumns.tsx';
import { debtorList } from './debtorList.ts';

const agesBy = debtDates.options.map(({ value, label }) => ({ value, label: `By ${label.toLowerCase()}` }));

// The list is made of invoices. With one of them in the query, a change of any invoice refreshes it.
const query = graphql`
  query DebtorListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [DebtorFilter_order!]
    $asAt: String, $by: DebtDate, $search: String, $age: DebtAge, $account: DebtorAccount
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: debtors(
      first: $first, after: $after, last: $last, before: $before, order: $order
      asAt: $asAt, by: $by, search: $search, age: $age, account: $account
    ) {
      edges @include(if: $rows) {
        node {
          id
          customer { name }
          ...debtorColumns_debtor
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
      sums @include(if: $total) { ...AgesBand_sums }
    }
    ages: debtors(asAt: $asAt, by: $by, search: $search, account: $account) @include(if: $total) {
      sums { ...AgesBand_ages }
    }
    all: debtors(asAt: $asAt, by: $by) @include(if: $total) { totalCount }
    newest: invoices(first: 1) { edges { node { id } } }
  }
`;

/** Who owes what, by age, as at today or any day of the past (C§2). The URL holds day, filters, order and page. */
export default function DebtorListPage() {
  const { rows } = usePageQuery<DebtorListPageQuery>(query);
  const { data: counted } = useDeferredQuery<DebtorListPageQuery>(query, 'count');
  const list = useList({ list: debtorList, query });
  const { state, displayed } = list;
  const table = useListTable(list, {
    rows,
    columns: debtorColumns[displayed.by],
    useRow: useDebtorRow,
    nameOf: ({ customer }) => customer.name,
  });
  const { misread } = displayed.asAt;
  const ages = useKnown(
    counted?.ages?.sums,
    debtorList.serialise({ ...debtorList.cleared(displayed), q: displayed.q, account: displayed.account }, list.now),
  );
  const today = toIsoDate(list.now);
  return (
    <ListFrame
      title="Debtors"
      list={list}
      table={table}
      noun={debtorList.noun}
      note={displayed.asAt.day ? `as at ${formatDate(displayed.asAt.day)}` : 'as at today'}
      notice={
        misread !== null && (
          <ErrorAlert
            tone="warning"
            messages={[`“${misread}” is no day up to today. The list shows what is owed today.`]}
          />
        )
      }
    >
      <AgesBand
        controls={
          <DateField
            label="As at"
            value={state.asAt.day ?? today}
            max={today}
            onChange={(day) => list.set({ asAt: { day: day === today ? null : day, misread: null } })}
          />
        }
        chartControls={
          <SegmentedControl label="Ages" segments={agesBy} value={state.by} onChange={(by) => list.set({ by })} />
        }
        sums={counted?.rows?.sums ?? null}
        ages={ages ?? null}
        by={displayed.by}
        chosen={state.age}
        onChoose={(age) => list.set({ age })}
      />
      <ListTable list={list} table={table} empty={<EmptyList list={list} noun={debtorList.noun} />} />
    </ListFrame>
  );
}

/** Returns the value, or the last one with the same key while another one loads. */
function useKnown<Value>(value: Value | undefined, key: string): Value | undefined {
  const [known, setKnown] = useState({ value, key });
  if (value !== undefined && (known.value !== value || known.key !== key)) setKnown({ value, key });
  return value ?? (known.key === key ? known.value : undefined);
}

import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { periodLabel } from '@console/design-system/date-range';
import { EmptyState } from '@console/design-system/empty-state';
import { MainAndAside } from '@console/design-system/layout';
import { Pager } from '@console/design-system/pager';
import { DataTable } from '@console/design-system/table';
import { addDays, periodAround } from '@console/format';
import type { ListControls } from '@console/lists';
import { nextPage, offsetOf, previousPage } from '@console/lists/definition';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  ClassChoiceTable_query$data,
  ClassChoiceTable_query$key,
} from './__generated__/ClassChoiceTable_query.graphql.ts';
import { choiceColumns, isNotBookable, useClassRow } from './choiceColumns.tsx';
import { publicItemList } from './publicItemList.ts';
import { whyNotChoose } from './whyNotChoose.ts';

type Row = ClassChoiceTable_query$data['trainingClasses']['edges'][number]['node'];

type PublicItemControls = ListControls<typeof publicItemList.filters, (typeof publicItemList.sorts)[number]>;

export interface ClassChoiceTableProps {
  readonly query: ClassChoiceTable_query$key;
  readonly list: PublicItemControls;
  /**
   * Placed between the bookable classes and the others. So keyboard users reach the form without passing some fifty
   * rows.
   */
  readonly form: ReactNode;
}

/** The classes that start in the period: first the bookable ones, then the others with the reason. */
export function ClassChoiceTable({ query: key, list, form }: ClassChoiceTableProps) {
  const { trainingClasses } = useFragment(
    graphql`
      fragment ClassChoiceTable_query on Query {
        trainingClasses(
          first: $first
          after: $after
          last: $last
          before: $before
          startsAt: [{ after: $from, before: $until }]
          public: $public
          brand: $brand
          search: $search
          order: $order
        ) {
          edges {
            node {
              id
              public
              status
              endsAt
              seatsFreeCount
              ...choiceColumns_class
            }
          }
          totalCount
          pageInfo {
            startCursor
            endCursor
            hasNextPage
            hasPreviousPage
          }
        }
      }
    `,
    key,
  );
  const { displayed, state, set, pending } = list;
  const reset = () => set({ ...publicItemList.initial(), order: state.order, size: state.size });
  const { edges, pageInfo, totalCount } = trainingClasses;
  const rows = edges.map(({ node }) => node);
  const bookable = rows.filter((row) => whyNotChoose(row) === null);
  const others = rows.filter((row) => whyNotChoose(row) !== null);
  const next = nextPage(displayed, pageInfo, rows.length);
  const several = totalCount > rows.length;
  const table = (label: string, part: readonly Row[], empty: ReactNode) => (
    <DataTable
      variant="card"
      label={label}
      columns={choiceColumns}
      rows={part}
      rowKey={rowKey}
      useRow={useClassRow}
      muted={isNotBookable}
      sort={state.order}
      onSort={({ field, direction }) => {
        const sort = publicItemList.sorts.find((known) => known === field);
        if (sort) set({ order: { field: sort, direction } });
      }}
      loading={pending}
      empty={empty}
    />
  );
  const after = (others.length > 0 || several) && (
    <>
      {others.length > 0 && (
        <Card title="Other classes" count={others.length} flush actions="Not bookable">
          {table('Other classes', others, null)}
        </Card>
      )}
      {several && (
        <Pager
          pageSize={state.size}
          sizes={publicItemList.sizes}
          onPageSize={(size) => set({ size })}
          rows={rows.length}
          offset={offsetOf(displayed, pageInfo, rows.length, totalCount)}
          total={totalCount}
          hasPrevious={pageInfo.hasPreviousPage}
          hasNext={next !== null}
          onPrevious={() => set({ cursor: previousPage(displayed, pageInfo) })}
          onNext={() => set({ cursor: next })}
        />
      )}
    </>
  );
  return (
    <MainAndAside asideStays asideWidth={344} aside={form} after={after}>
      <Card title="Classes to book" count={bookable.length} flush actions={periodLabel(displayed.days)}>
        {table(
          'Classes to book',
          bookable,
          rows.length === 0 ? <NoClasses onReset={reset} /> : <NoneToBook list={list} />,
        )}
      </Card>
    </MainAndAside>
  );
}

const rowKey = ({ id }: Row): string => id;

function NoClasses({ onReset }: { readonly onReset: () => void }) {
  return (
    <EmptyState
      title="No classes found in selected date range"
      actions={<Button onClick={onReset}>Show this month’s classes</Button>}
    />
  );
}

/** Offers the next period when no class of this period has a free seat. */
function NoneToBook({ list: { displayed, set } }: Pick<ClassChoiceTableProps, 'list'>) {
  const { unit, end } = displayed.days;
  const later = unit === 'custom' ? null : { unit, ...periodAround(unit, addDays(end, 1)) };
  return (
    <EmptyState
      small
      title="None of the classes of these days has a seat to book."
      actions={later && <Button onClick={() => set({ days: later })}>{`Show ${periodLabel(later)}`}</Button>}
    />
  );
}

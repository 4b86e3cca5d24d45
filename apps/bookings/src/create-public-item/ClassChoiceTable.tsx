import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { periodLabel } from '@console/design-system/date-range';
import { EmptyState } from '@console/design-system/empty-state';
import { Pager } from '@console/design-system/pager';
import { DataTable } from '@console/design-system/table';
import { nextPage, previousPage, rowsBefore } from '@console/platform/list';
import { graphql, useFragment } from 'react-relay';
import type {
  ClassChoiceTable_query$data,
  ClassChoiceTable_query$key,
} from './__generated__/ClassChoiceTable_query.graphql.ts';
import { choiceColumns, isOutOfReach, useClassRow } from './choiceColumns.tsx';
import { type PublicItemListControls, publicItemList } from './publicItemList.ts';

type Row = ClassChoiceTable_query$data['trainingClasses']['edges'][number]['node'];

export interface ClassChoiceTableProps {
  readonly query: ClassChoiceTable_query$key;
  readonly list: PublicItemListControls;
}

/** The classes that start in the period: those to choose from, and the others with the reason why not. */
export function ClassChoiceTable({ query: key, list }: ClassChoiceTableProps) {
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
  const { shown, state, set, clear, pending } = list;
  const { edges, pageInfo, totalCount } = trainingClasses;
  const rows = edges.map(({ node }) => node);
  const next = nextPage(shown, pageInfo, rows.length);
  const several = totalCount > rows.length;
  return (
    <Card title="Classes" count={totalCount} flush actions={periodLabel(shown.days)}>
      <DataTable
        variant="card"
        label="Classes"
        columns={choiceColumns}
        rows={rows}
        rowKey={rowKey}
        useRow={useClassRow}
        muted={isOutOfReach}
        sort={state.order}
        onSort={({ field, direction }) => {
          const sort = publicItemList.sorts.find((known) => known === field);
          if (sort) set({ order: { field: sort, direction } });
        }}
        loading={pending}
        empty={
          <EmptyState
            title="No classes found in selected date range"
            actions={<Button onClick={clear}>Show this month’s classes</Button>}
          />
        }
      />
      {several && (
        <Pager
          pageSize={state.size}
          sizes={publicItemList.sizes}
          onPageSize={(size) => set({ size })}
          rows={rows.length}
          offset={rowsBefore(shown, pageInfo, rows.length, totalCount)}
          total={totalCount}
          hasPrevious={pageInfo.hasPreviousPage}
          hasNext={next !== null}
          onPrevious={() => set({ cursor: previousPage(shown, pageInfo) })}
          onNext={() => set({ cursor: next })}
        />
      )}
    </Card>
  );
}

const rowKey = ({ id }: Row): string => id;

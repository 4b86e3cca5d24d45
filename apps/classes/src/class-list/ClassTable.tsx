import { Pager } from '@console/design-system/pager';
import { DataTable } from '@console/design-system/table';
import { nextPage, previousPage, rowsBefore } from '@console/platform/list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ClassTable_query$data, ClassTable_query$key } from './__generated__/ClassTable_query.graphql.ts';
import { classColumns, isCanceled, useClassRow } from './classColumns.tsx';
import { type ClassListControls, classList } from './classListFilters.ts';

type Row = ClassTable_query$data['trainingClasses']['edges'][number]['node'];

export interface ClassTableProps {
  readonly query: ClassTable_query$key;
  readonly list: ClassListControls;
  /** How many classes match; null until they are counted. */
  readonly total: number | null;
  /** What stands here when there is no class. */
  readonly empty: ReactNode;
}

/** The classes that start in the period, as rows (O§2). */
export function ClassTable({ query: key, list, total, empty }: ClassTableProps) {
  const { trainingClasses } = useFragment(
    graphql`
      fragment ClassTable_query on Query {
        trainingClasses(
          first: $first
          after: $after
          last: $last
          before: $before
          startsAt: [{ after: $from, before: $until }]
          public: $public
          status_list: $status
          trainer: $trainer
          brand: $brand
          order: $order
        ) {
          edges {
            node {
              id
              ...classColumns_class
            }
          }
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
  const { shown, state, set, pending } = list;
  const { edges, pageInfo } = trainingClasses;
  const rows = edges.map(({ node }) => node);
  const next = nextPage(shown, pageInfo, rows.length);
  return (
    <>
      <DataTable
        label="Classes"
        columns={classColumns}
        rows={rows}
        rowKey={rowKey}
        useRow={useClassRow}
        sort={state.order}
        onSort={({ field, direction }) => {
          const sort = classList.sorts.find((known) => known === field);
          if (sort) set({ order: { field: sort, direction } });
        }}
        muted={isCanceled}
        loading={pending}
        empty={empty}
      />
      <Pager
        pageSize={state.size}
        sizes={classList.sizes}
        onPageSize={(size) => set({ size })}
        rows={rows.length}
        offset={rowsBefore(shown, pageInfo, rows.length, total)}
        total={total}
        hasPrevious={pageInfo.hasPreviousPage}
        hasNext={next !== null}
        onPrevious={() => set({ cursor: previousPage(shown, pageInfo) })}
        onNext={() => set({ cursor: next })}
      />
    </>
  );
}

const rowKey = ({ id }: Row): string => id;

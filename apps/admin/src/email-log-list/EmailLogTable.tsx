import { Pager } from '@console/design-system/pager';
import { type Column, DataTable } from '@console/design-system/table';
import { pagerOf } from '@console/platform/list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EmailLogTable_logs$data, EmailLogTable_logs$key } from './__generated__/EmailLogTable_logs.graphql.ts';
import type { emailLogColumns_log$data } from './__generated__/emailLogColumns_log.graphql.ts';
import { useEmailLogRow } from './emailLogColumns.tsx';
import { type EmailLogListControls, emailLogList } from './emailLogListFilters.ts';

type Row = EmailLogTable_logs$data['edges'][number];

export interface EmailLogTableProps {
  readonly logs: EmailLogTable_logs$key;
  readonly list: EmailLogListControls;
  /** The viewer's choice of them, in the viewer's order. */
  readonly columns: readonly Column<emailLogColumns_log$data>[];
  /** How many logs match; null until they are counted. */
  readonly matching: number | null;
  readonly empty: ReactNode;
}

/** The page of email logs that the URL asks for. */
export function EmailLogTable({ logs: key, list, columns, matching, empty }: EmailLogTableProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment EmailLogTable_logs on EmailLogCursorConnection {
        edges {
          node {
            id
            ...emailLogColumns_log
          }
        }
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    `,
    key,
  );
  return (
    <>
      <DataTable
        label="Email logs"
        columns={columns}
        rows={edges}
        rowKey={idOf}
        useRow={useRow}
        sort={list.state.order}
        onSort={({ field, direction }) => {
          const sort = emailLogList.sorts.find((offered) => offered === field);
          if (sort) list.set({ order: { field: sort, direction } });
        }}
        loading={list.pending}
        empty={empty}
      />
      <Pager {...pagerOf(list, emailLogList.sizes, { pageInfo, rows: edges.length, matching })} />
    </>
  );
}

const idOf = ({ node }: Row) => node.id;
const useRow = ({ node }: Row) => useEmailLogRow(node);

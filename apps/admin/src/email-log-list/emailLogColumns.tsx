import { DateText } from '@console/design-system/date';
import { StatusBadge } from '@console/design-system/status-badge';
import type { Column } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type { emailLogColumns_log$data, emailLogColumns_log$key } from './__generated__/emailLogColumns_log.graphql.ts';

type Row = emailLogColumns_log$data;

/** What a row of the list reads of its log. */
export function useEmailLogRow(key: emailLogColumns_log$key): Row {
  return useFragment(
    graphql`
      fragment emailLogColumns_log on EmailLog {
        subject
        to
        createdAt
        status
        error
      }
    `,
    key,
  );
}

/** Every column of the list, in its standard order. */
export const emailLogColumns: readonly Column<Row>[] = [
  {
    id: 'subject',
    header: 'Subject',
    cell: ({ subject }) => subject,
    minWidth: 200,
    sort: 'subject',
    always: true,
  },
  { id: 'to', header: 'To', cell: ({ to }) => to.join(', '), width: 340, minWidth: 180, sort: 'to' },
  {
    id: 'createdAt',
    header: 'Created (UTC)',
    cell: ({ createdAt }) => <DateText value={createdAt} as="date-time" />,
    width: 148,
    minWidth: 140,
    sort: 'createdAt',
    firstDirection: 'desc',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge entity="emailLog" status={status} />,
    width: 108,
    minWidth: 96,
    sort: 'status',
    skeleton: 'badge',
  },
  { id: 'error', header: 'Error', cell: ({ error }) => error ?? '–', width: 260, optional: true, dropRank: 1 },
];

import { emailLogStatuses } from '@console/admin-contracts';
import { DateText } from '@console/design-system/date';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type { emailLogColumns_log$data, emailLogColumns_log$key } from './__generated__/emailLogColumns_log.graphql.ts';

type Row = emailLogColumns_log$data;

/** The fields of an email log that its row shows. */
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

const { text, badge } = columnsOf<Row>();

/** Every column of the list, in its standard order. */
export const emailLogColumns: readonly Column<Row>[] = keepOnPhone(
  ['subject', 'status'],
  [
    text('subject', 'Subject', ({ subject }) => subject, { minWidth: 200, always: true }),
    text('to', 'To', ({ to }) => to.join(', '), { width: 340, minWidth: 180 }),
    {
      id: 'createdAt',
      header: 'Created (UTC)',
      cell: ({ createdAt }) => <DateText value={createdAt} as="date-time" />,
      width: 148,
      whole: true,
      minWidth: 140,
      firstDirection: 'desc',
    },
    badge('status', 'Status', emailLogStatuses, ({ status }) => status, { width: 108, minWidth: 100 }),
    text('error', 'Error', ({ error }) => error, { width: 260, optional: true, dropRank: 1 }),
  ],
);

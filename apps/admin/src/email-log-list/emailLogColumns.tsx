import { emailLogLinks, emailLogStatuses } from '@console/admin-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { AboutRecord } from '../email-log-detail/AboutRecord.tsx';
import type { emailLogColumns_log$data, emailLogColumns_log$key } from './__generated__/emailLogColumns_log.graphql.ts';

type Row = emailLogColumns_log$data;

/** The fields of an email log that its row shows. */
export function useEmailLogRow(key: emailLogColumns_log$key): Row {
  return useFragment(
    graphql`
      fragment emailLogColumns_log on EmailLog {
        id
        subject
        to
        createdAt
        status
        error
        target {
          resource
          name
          shownBy
        }
        template {
          name
        }
      }
    `,
    key,
  );
}

const { badge, dateTime, record, text } = columnsOf<Row>();

/** Every column of the list, in its standard order. */
export const emailLogColumns: readonly Column<Row>[] = keepOnPhone(
  ['subject', 'to', 'status'],
  [
    record('subject', 'Subject', ({ id }) => emailLogLinks.detail(id), { minWidth: 200, phoneWidth: 108 }),
    text('to', 'To', ({ to }) => to.join(', '), { width: 340, minWidth: 180, phoneWidth: 112 }),
    dateTime('createdAt', 'Created (UTC)', ({ createdAt }) => createdAt),
    badge('status', 'Status', emailLogStatuses, ({ status }) => status, { width: 108, minWidth: 100 }),
    {
      id: 'about',
      header: 'About',
      cell: ({ target }) => (target ? <AboutRecord target={target} /> : '–'),
      width: 148,
      dropRank: 2,
    },
    text('template', 'Template', ({ template }) => template?.name, { width: 180, optional: true, dropRank: 1 }),
    text('error', 'Error', ({ error }) => error, { width: 260, optional: true, dropRank: 1 }),
  ],
);

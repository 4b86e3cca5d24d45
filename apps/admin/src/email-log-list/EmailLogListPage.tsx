import { countQuery, ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { EmailLogListPageCountQuery } from './__generated__/EmailLogListPageCountQuery.graphql.ts';
import type { EmailLogListPageQuery } from './__generated__/EmailLogListPageQuery.graphql.ts';
import { emailLogColumns, useEmailLogRow } from './emailLogColumns.tsx';
import { emailLogList } from './emailLogList.ts';

/** The emails that were sent, the latest first (O§7). The URL holds filters, order and page. */
export default function EmailLogListPage() {
  const { emailLogs } = usePageQuery<EmailLogListPageQuery>(graphql`
    query EmailLogListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [EmailLogFilter_order!]
      $recipient: String, $status: [EmailLogStatus!]
    ) @preloadable {
      emailLogs(
        first: $first, after: $after, last: $last, before: $before, order: $order
        recipient: $recipient, status_list: $status
      ) {
        edges {
          node {
            id
            subject
            ...emailLogColumns_log
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }
  `);
  return (
    <ListPage
      title="Email logs"
      list={emailLogList}
      counts={counts}
      rows={emailLogs}
      columns={emailLogColumns}
      useRow={useEmailLogRow}
      nameOf={subjectOf}
    />
  );
}

const subjectOf = ({ subject }: { readonly subject: string }) => subject;

const counts = countQuery<EmailLogListPageCountQuery>(graphql`
  query EmailLogListPageCountQuery(
    $recipient: String, $status: [EmailLogStatus!], $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: emailLogs(recipient: $recipient, status_list: $status) @include(if: $filtered) { totalCount }
    all: emailLogs @include(if: $total) { totalCount }
  }
`);

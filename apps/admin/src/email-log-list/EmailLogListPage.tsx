import { ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { EmailLogListPageQuery } from './__generated__/EmailLogListPageQuery.graphql.ts';
import { emailLogColumns, useEmailLogRow } from './emailLogColumns.tsx';
import { emailLogList } from './emailLogList.ts';

const query = graphql`
  query EmailLogListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [EmailLogFilter_order!]
    $recipient: String, $status: [EmailLogStatus!]
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: emailLogs(
      first: $first, after: $after, last: $last, before: $before, order: $order
      recipient: $recipient, status_list: $status
    ) {
      edges @include(if: $rows) {
        node {
          id
          subject
          ...emailLogColumns_log
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: emailLogs @include(if: $total) { totalCount }
  }
`;

/** The emails that were sent, the latest first (O§7). The URL holds filters, order and page. */
export default function EmailLogListPage() {
  const { rows } = usePageQuery<EmailLogListPageQuery>(query);
  return (
    <ListPage
      title="Email logs"
      list={emailLogList}
      query={query}
      rows={rows}
      columns={emailLogColumns}
      useRow={useEmailLogRow}
      nameOf={subjectOf}
    />
  );
}

const subjectOf = ({ subject }: { readonly subject: string }) => subject;

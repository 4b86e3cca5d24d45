import { FilterChips, ResultCount } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser, useColumnChoice } from '@console/design-system/table';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { EmailLogListPageQuery } from './__generated__/EmailLogListPageQuery.graphql.ts';
import { EmailLogListEmpty } from './EmailLogListEmpty.tsx';
import { EmailLogListFilterBar } from './EmailLogListFilterBar.tsx';
import { EmailLogTable } from './EmailLogTable.tsx';
import { emailLogColumns } from './emailLogColumns.tsx';
import { emailLogListChips } from './emailLogListChips.ts';
import { emailLogList, isFiltered, useEmailLogList } from './emailLogListFilters.ts';
import { useEmailLogCounts } from './useEmailLogCounts.ts';

/** Every time an email was sent, the latest first (O§7): filtered, ordered and paged by the URL. */
export default function EmailLogListPage() {
  const { emailLogs } = usePageQuery<EmailLogListPageQuery>(graphql`
    query EmailLogListPageQuery(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $order: [EmailLogFilter_order!]
      $recipient: String
      $status: [EmailLogStatus!]
    ) @preloadable {
      emailLogs(
        first: $first
        after: $after
        last: $last
        before: $before
        order: $order
        recipient: $recipient
        status_list: $status
      ) {
        ...EmailLogTable_logs
      }
    }
  `);
  const list = useEmailLogList();
  const chips = emailLogListChips(list);
  const counts = useEmailLogCounts();
  const columns = useColumnChoice(emailLogList.columnsKey, emailLogColumns);
  const filtered = isFiltered(list.shown);
  return (
    <PageFrame
      title="Email logs"
      actions={<ColumnChooser columns={emailLogColumns} choice={columns.choice} onChoose={columns.choose} />}
      filters={<EmailLogListFilterBar list={list} />}
      chips={
        <>
          <FilterChips chips={chips} onClear={list.clear} />
          <ResultCount
            matching={counts.matching}
            total={filtered ? counts.all : null}
            noun="email logs"
            showNoun={!filtered}
            loading={list.pending}
          />
        </>
      }
    >
      <EmailLogTable
        logs={emailLogs}
        list={list}
        columns={columns.visible}
        matching={counts.matching}
        empty={<EmailLogListEmpty list={list} chips={chips} all={counts.all} />}
      />
    </PageFrame>
  );
}

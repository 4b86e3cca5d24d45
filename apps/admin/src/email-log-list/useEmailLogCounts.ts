import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useEmailLogCountsQuery } from './__generated__/useEmailLogCountsQuery.graphql.ts';

export interface EmailLogCounts {
  /** The logs that match the filters; null until they are counted. */
  readonly matching: number | null;
  /** All logs there are; null until they are counted. */
  readonly all: number | null;
}

/** Counts the list's logs, after its rows have arrived. */
export function useEmailLogCounts(): EmailLogCounts {
  const { data } = useDeferredQuery<useEmailLogCountsQuery>(
    graphql`
      query useEmailLogCountsQuery($recipient: String, $status: [EmailLogStatus!], $filtered: Boolean!) @preloadable {
        matching: emailLogs(recipient: $recipient, status_list: $status) @include(if: $filtered) {
          totalCount
        }
        all: emailLogs {
          totalCount
        }
      }
    `,
    'count',
  );
  const all = data?.all.totalCount ?? null;
  return { matching: data?.matching?.totalCount ?? all, all };
}

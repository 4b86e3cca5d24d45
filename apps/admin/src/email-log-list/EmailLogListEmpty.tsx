import { type FilterChip, ListEmpty } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { EmailLogListEmptyQuery } from './__generated__/EmailLogListEmptyQuery.graphql.ts';
import type { EmailLogListControls } from './emailLogListFilters.ts';
import { emailLogFilter } from './emailLogListVariables.ts';

export interface EmailLogListEmptyProps {
  readonly list: EmailLogListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
  /** How many logs there are; null until they are counted. */
  readonly all: number | null;
}

/**
 * What stands in place of the logs when there are none. That a list is empty is known only when its rows are there, so what
 * each filter hides is asked for then and not by the navigation.
 */
export function EmailLogListEmpty({ list: { shown, clear }, chips, all }: EmailLogListEmptyProps) {
  const { data, load } = useQueryOnDemand<EmailLogListEmptyQuery>(graphql`
    query EmailLogListEmptyQuery($recipient: String, $status: [EmailLogStatus!]) {
      recipient: emailLogs(status_list: $status) {
        totalCount
      }
      status: emailLogs(recipient: $recipient) {
        totalCount
      }
    }
  `);
  const several = chips.length > 1;
  useEffect(() => {
    if (several) load(emailLogFilter(shown));
  }, [several, load, shown]);
  const without = data && { recipient: data.recipient.totalCount, status: data.status.totalCount };
  return <ListEmpty noun="email log" chips={chips} all={all} without={without} onClear={clear} />;
}

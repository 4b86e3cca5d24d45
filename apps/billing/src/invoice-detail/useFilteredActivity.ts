import type { InvoiceAction } from '@console/billing-contracts';
import type { RoleCode } from '@console/core-contracts';
import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useFilteredActivityQuery } from './__generated__/useFilteredActivityQuery.graphql.ts';

/** Which activities: of some actions, none for all, and of users who hold a role, null for all and nobody. */
export interface ActivityFilter {
  readonly actions: readonly InvoiceAction[];
  readonly role: RoleCode | null;
}

export const everyActivity: ActivityFilter = { actions: [], role: null };

type Logs = useFilteredActivityQuery['response']['invoiceActivityLogs'];

export interface FilteredActivity {
  /** What was found last; null before the first answer. */
  readonly logs: Logs | null;
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * The newest ten of an invoice's activities that a filter leaves; null where it leaves them all.
 *
 * @param version of the invoice: after a change they are asked for again.
 */
export function useFilteredActivity(id: string, version: number, filter: ActivityFilter): FilteredActivity | null {
  const { actions, role } = filter;
  const { data, failed, load } = useQueryOnDemand<useFilteredActivityQuery>(
    graphql`
      query useFilteredActivityQuery($invoice: ID!, $actions: [InvoiceAction!], $role: Role) {
        invoiceActivityLogs(first: 10, invoice: $invoice, action_list: $actions, user_roles: $role) {
          edges {
            node {
              id
            }
          }
          totalCount
          ...ActivityTable_logs
        }
      }
    `,
    { fresh: true },
  );
  const filtered = actions.length > 0 || role !== null;
  const again = useCallback(() => load({ invoice: id, actions, role }), [load, id, actions, role]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the invoice has more in its log
  useEffect(() => {
    if (filtered) again();
  }, [filtered, again, version]);
  return filtered ? { logs: data?.invoiceActivityLogs ?? null, failed, again } : null;
}

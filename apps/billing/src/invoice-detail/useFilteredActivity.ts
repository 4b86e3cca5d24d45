import type { InvoiceAction } from '@console/billing-contracts';
import type { RoleCode } from '@console/core-contracts';
import { useQueryOnDemand } from '@console/relay';
import { useCallback, useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useFilteredActivityQuery } from './__generated__/useFilteredActivityQuery.graphql.ts';

/** The filter of the activity log. No actions means all actions. A null role means all users, and activities without a user. */
export interface ActivityFilter {
  readonly actions: readonly InvoiceAction[];
  readonly role: RoleCode | null;
}

export const everyActivity: ActivityFilter = { actions: [], role: null };

type Logs = useFilteredActivityQuery['response']['invoiceActivityLogs'];

export interface FilteredActivity {
  /** Null until the first answer. */
  readonly logs: Logs | null;
  readonly failed: boolean;
  readonly refetch: () => void;
}

/**
 * The newest ten activities that match a filter. Null without a filter.
 *
 * @param version the version of the invoice. A new version fetches the activities again.
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
  const refetch = useCallback(() => load({ invoice: id, actions, role }), [load, id, actions, role]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the invoice has new activities
  useEffect(() => {
    if (filtered) refetch();
  }, [filtered, refetch, version]);
  return filtered ? { logs: data?.invoiceActivityLogs ?? null, failed, refetch } : null;
}

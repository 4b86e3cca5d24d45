import { orderArgument, pageArguments } from '@console/platform/list';
import type { EmailLogListPageQuery$variables } from './__generated__/EmailLogListPageQuery.graphql.ts';
import type { useEmailLogCountsQuery$variables } from './__generated__/useEmailLogCountsQuery.graphql.ts';
import { type EmailLogListState, isFiltered } from './emailLogListFilters.ts';

/** What the list of email logs asks for. */
export function emailLogListVariables(state: EmailLogListState): EmailLogListPageQuery$variables {
  return { ...emailLogFilter(state), ...pageArguments(state), order: orderArgument(state.order) };
}

/** What its counts ask for. */
export function emailLogCountVariables(state: EmailLogListState): useEmailLogCountsQuery$variables {
  return { ...emailLogFilter(state), filtered: isFiltered(state) };
}

/** The filters as the API knows them; those that are not set are left out. */
export function emailLogFilter({ recipient, status }: EmailLogListState) {
  return { recipient: recipient || null, status: status.length > 0 ? status : null };
}

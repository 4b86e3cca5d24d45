import { emailLogStatuses } from '@console/admin-contracts';
import { defineListState, LARGE_SIZES, several, text, useListState } from '@console/platform/list';

/** What of the email log list stands in the URL: all of them, the newest first, unless it says otherwise (O§7). */
export const emailLogList = defineListState({
  name: 'email-logs',
  filters: { recipient: text(), status: several(emailLogStatuses) },
  sorts: ['createdAt', 'subject', 'to', 'status'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

export type EmailLogListState = ReturnType<typeof emailLogList.parse>;

/** Whether the list leaves any log out. */
export function isFiltered({ recipient, status }: EmailLogListState): boolean {
  return recipient !== '' || status.length > 0;
}

/** The list's state and the ways to change it. */
export function useEmailLogList() {
  return useListState(emailLogList);
}

export type EmailLogListControls = ReturnType<typeof useEmailLogList>;

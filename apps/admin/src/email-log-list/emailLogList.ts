import { emailLogStatusLabels } from '@console/admin-contracts';
import { defineList, LARGE_SIZES, severalFilter, textFilter } from '@console/lists/definition';

/** The email logs: all of them, the newest first, unless the URL says otherwise (O§7). */
export const emailLogList = defineList({
  name: 'email-logs',
  noun: ['email log', 'email logs'],
  filters: {
    recipient: textFilter({ label: 'Recipient', placeholder: 'Filter by recipient' }),
    status: severalFilter({ label: 'Status', choices: emailLogStatusLabels }),
  },
  sorts: ['createdAt', 'subject', 'to', 'status'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

import { emailLogStatuses } from '@console/admin-contracts';
import { mailTargetResources } from '@console/core-contracts';
import { defineList, recordFilter, SMALL_SIZES, severalFilter, textFilter } from '@console/lists/definition';

/** The list of email logs. By default it shows all of them, the newest first (O§7). */
export const emailLogList = defineList({
  name: 'email-logs',
  noun: ['email log', 'email logs'],
  filters: {
    recipient: textFilter({ label: 'Recipient', placeholder: 'Filter by recipient' }),
    status: severalFilter({ label: 'Status', choices: emailLogStatuses.labels }),
    template: recordFilter({ label: 'Template', prefix: 'email_templates' }),
    about: severalFilter({
      label: 'About',
      choices: mailTargetResources.labels,
      variables: (targetResource) => ({ targetResource }),
    }),
  },
  sorts: ['createdAt', 'subject', 'to', 'status'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: SMALL_SIZES,
});

import { emailLogLinks, emailLogStatuses } from '@console/admin-contracts';
import { mailTargetResources } from '@console/core-contracts';
import { defineList, recordFilter, SMALL_SIZES, severalFilter, textFilter } from '@console/lists/definition';
import { createdFilter } from '../records/createdFilter.ts';

/** A filter by one record of any kind, so the URL holds its whole id: bookings/01J…. */
const anyRecordFilter = (label: string) => ({
  ...recordFilter({ label, prefix: '' }),
  read: (url: (key: string) => readonly string[], key: string) =>
    url(key).find((id) => /^[a-z_]+\/[0-9A-HJKMNP-TV-Z]{26}$/.test(id)) ?? null,
  write: (id: string | null, key: string) => ({ [key]: id === null ? [] : [id] }),
});

/** The list of email logs. By default it shows all of them, the newest first (O§7). */
export const emailLogList = defineList({
  name: 'email-logs',
  noun: ['email log', 'email logs'],
  filters: {
    recipient: textFilter({ label: 'Recipient', placeholder: 'Filter by recipient' }),
    created: createdFilter,
    status: severalFilter({ label: 'Status', choices: emailLogStatuses.labels }),
    about: severalFilter({
      label: 'About',
      choices: mailTargetResources.labels,
      variables: (targetResource) => ({ targetResource }),
    }),
    of: anyRecordFilter('Record'),
    template: recordFilter({ label: 'Template', prefix: 'email_templates' }),
  },
  sorts: ['createdAt', 'subject', 'to', 'status'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: SMALL_SIZES,
});

/** Every email about a record, and to its addresses. */
export const emailsOf = (record: string): string => `${emailLogLinks.list()}?${emailLogList.queryOf({ of: record })}`;

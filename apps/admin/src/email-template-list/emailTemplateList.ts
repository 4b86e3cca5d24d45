import { emailTemplateTypes } from '@console/admin-contracts';
import { mailTargetResources } from '@console/core-contracts';
import { defineList, SMALL_SIZES, severalFilter, textFilter } from '@console/lists/definition';

/** The list of email templates, by name (C§2). */
export const emailTemplateList = defineList({
  name: 'email-templates',
  noun: ['email template', 'email templates'],
  filters: {
    q: textFilter({ label: 'Name', placeholder: 'Filter by name', variables: (search) => ({ search }) }),
    target: severalFilter({ label: 'About', choices: mailTargetResources.labels }),
    type: severalFilter({ label: 'Type', choices: emailTemplateTypes.labels }),
  },
  sorts: ['name', 'updatedAt'],
  order: { field: 'name', direction: 'asc' },
  sizes: SMALL_SIZES,
});

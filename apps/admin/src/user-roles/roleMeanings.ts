import { type RoleCode, roleCodes } from '@console/core-contracts';

/** What a role lets its holder do (C§6). Only the first two open the console. */
const meanings: Readonly<Record<RoleCode, string>> = {
  ROLE_ADMIN:
    'Opens the whole console, also feedback, quotes, sale signals, users, workflows, email templates and prompt templates.',
  ROLE_ACCOUNT_MANAGER:
    'Opens classes, bookings, change requests, tickets, customers, training, purchasing, billing and email logs.',
  ROLE_INTERNAL: 'Works for the business. Does not open the console.',
  ROLE_SUPPLIER_TRAINER: 'Teaches classes. Does not open the console.',
  ROLE_SUPPLIER: 'Works for a supplier. Does not open the console.',
  ROLE_CUSTOMER: 'Works for a customer. Does not open the console.',
  ROLE_CUSTOMER_BOOKER: 'Books for a customer. Does not open the console.',
  ROLE_CUSTOMER_BILLER: 'Receives the invoices of a customer. Does not open the console.',
  ROLE_CUSTOMER_ATTENDEE: 'Attends classes. Does not open the console.',
};

/** Every role with its meaning, those that open the console first. */
export const roleOptions = (Object.keys(meanings) as RoleCode[]).map((value) => ({
  value,
  label: roleCodes.labelOf(value),
  detail: meanings[value],
}));

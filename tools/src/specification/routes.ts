import { KNOWN_ADDRESSES, SHELL_ADDRESSES } from '@console/releases';

/** The paths of the console (C§2, O§2) that belong to remotes. The release gate has the map. */
export const specifiedRoutes = KNOWN_ADDRESSES.filter((path) => !SHELL_ADDRESSES.includes(path));

/** The entries of the sidebar by group, in order (C§2). The first group has no heading. */
export const specifiedNavigation: Readonly<Record<string, readonly string[]>> = {
  top: ['Classes', 'Bookings', 'Change requests', 'Tickets', 'Customers', 'Email logs'],
  Training: ['Course list', 'Subject list', 'Trainers', 'Trainer courses', 'Public schedules'],
  Purchasing: ['Suppliers', 'Purchase orders'],
  Billing: ['Invoices', 'Debtors'],
  Feedback: ['Feedback', 'Quotes', 'Sale signals'],
  Admin: ['User management', 'Workflows', 'Email templates', 'Prompt templates'],
};

/** The groups that only administrators see (C§2, C§6). Both roles see the others. */
export const administratorGroups = ['Feedback', 'Admin'];

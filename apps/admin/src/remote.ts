import { invoiceDetailPanel } from '@console/billing-contracts';
import { bookingDetailPanel, ticketDetailPanel } from '@console/bookings-contracts';
import { trainingClassDetailPanel } from '@console/classes-contracts';
import { contactDetailPanel, customerDetailPanel } from '@console/core-contracts';
import { ADMIN_ROLES, defineRemote, STAFF_ROLES } from '@console/platform/remote';
import { supplierDetailPanel } from '@console/purchasing-contracts';

const emails = { title: 'Emails', roles: STAFF_ROLES, weight: 50, height: 105 } as const;

export default defineRemote({
  name: 'admin',
  title: 'Administration',
  routes: [
    {
      id: 'admin.email-logs',
      path: '/email-log',
      title: 'Email logs',
      roles: STAFF_ROLES,
      navigation: { group: 'top', label: 'Email logs', weight: 400, icon: 'Mail', key: 'l' },
    },
    {
      id: 'admin.email-log',
      path: '/email-log/:id',
      title: 'Email log',
      roles: STAFF_ROLES,
      parent: 'admin.email-logs',
    },
    {
      id: 'admin.sale-signals',
      path: '/sale-signal',
      title: 'Sale signals',
      roles: ADMIN_ROLES,
      navigation: { group: 'Feedback', label: 'Sale signals', weight: 520, icon: 'ArrowTrendingLines', key: 'a' },
    },
    {
      id: 'admin.sale-signal',
      path: '/sale-signal/:id',
      title: 'Sale signal',
      roles: ADMIN_ROLES,
      parent: 'admin.sale-signals',
    },
    {
      id: 'admin.users',
      path: '/user',
      title: 'User management',
      roles: ADMIN_ROLES,
      navigation: { group: 'Admin', label: 'User management', weight: 600, icon: 'PeopleSettings', key: 'm' },
    },
    {
      id: 'admin.email-templates',
      path: '/email-template',
      title: 'Email templates',
      roles: ADMIN_ROLES,
      navigation: { group: 'Admin', label: 'Email templates', weight: 620, icon: 'MailTemplate', key: 'y' },
    },
    {
      id: 'admin.email-template-create',
      path: '/email-template/create',
      title: 'New email template',
      roles: ADMIN_ROLES,
      parent: 'admin.email-templates',
      command: { label: 'New email template' },
    },
    {
      id: 'admin.email-template',
      path: '/email-template/:id',
      title: 'Email template',
      roles: ADMIN_ROLES,
      parent: 'admin.email-templates',
    },
    {
      id: 'admin.email-template-update',
      path: '/email-template/:id/update',
      title: 'Edit email template',
      roles: ADMIN_ROLES,
      parent: 'admin.email-template',
    },
    {
      id: 'admin.email-build-context',
      path: '/email-build-context/:id',
      title: 'Build context',
      roles: ADMIN_ROLES,
      parent: 'admin.email-templates',
    },
    {
      id: 'admin.email-sample-data',
      path: '/email-sample-data',
      title: 'Sample data',
      roles: ADMIN_ROLES,
      parent: 'admin.email-templates',
      command: { label: 'Sample data of emails' },
    },
    { id: 'admin.user', path: '/user/:id', title: 'User', roles: ADMIN_ROLES, parent: 'admin.users' },
    {
      id: 'admin.workflows',
      path: '/workflow',
      title: 'Workflows',
      roles: ADMIN_ROLES,
      navigation: { group: 'Admin', label: 'Workflows', weight: 610, icon: 'Flow' },
    },
    {
      id: 'admin.create-workflow',
      path: '/workflow/create',
      title: 'New workflow',
      roles: ADMIN_ROLES,
      parent: 'admin.workflows',
      command: { label: 'New workflow' },
    },
    { id: 'admin.workflow', path: '/workflow/:id', title: 'Workflow', roles: ADMIN_ROLES, parent: 'admin.workflows' },
  ],
  slots: [
    {
      slot: trainingClassDetailPanel.name,
      id: 'admin.jobs-of-class',
      title: 'Scheduled jobs',
      roles: STAFF_ROLES,
      weight: 60,
      height: 105,
    },
    {
      slot: bookingDetailPanel.name,
      id: 'admin.jobs-of-booking',
      title: 'Scheduled jobs',
      roles: STAFF_ROLES,
      weight: 60,
      height: 105,
    },
    { slot: bookingDetailPanel.name, id: 'admin.emails-of-booking', ...emails },
    { slot: invoiceDetailPanel.name, id: 'admin.emails-of-invoice', ...emails },
    { slot: trainingClassDetailPanel.name, id: 'admin.emails-of-class', ...emails },
    { slot: ticketDetailPanel.name, id: 'admin.emails-of-ticket', ...emails },
    { slot: customerDetailPanel.name, id: 'admin.emails-of-customer', ...emails },
    { slot: contactDetailPanel.name, id: 'admin.emails-of-contact', ...emails },
    { slot: supplierDetailPanel.name, id: 'admin.emails-of-supplier', ...emails },
  ],
});

import { enumFilter, idFilter, implementNode, listField, one, staff } from '@console/api-kit';
import { User, userRolesFilter } from '@console/core-api';
import { InvoiceAction } from '../enumerations.ts';
import { InvoiceActivityLog } from '../nodes.ts';
import { invoiceActivity } from '../tables.ts';

implementNode(InvoiceActivityLog, {
  description: 'An event in the life of an invoice, with its time and user.',
  rule: staff,
  fields: (t) => ({
    action: t.expose('action', { type: InvoiceAction }),
    metadata: t.expose('metadata', { type: 'JSON' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    user: one(t, {
      from: invoiceActivity.userId,
      to: () => User,
      description: 'Null when no user of this system did it.',
    }),
  }),
});

listField('invoiceActivityLogs', InvoiceActivityLog, {
  rule: staff,
  filters: {
    invoice: idFilter(invoiceActivity.invoiceId, 'invoices'),
    action: enumFilter(invoiceActivity.action, InvoiceAction, { index: false }),
    user_roles: userRolesFilter('user_roles', { via: 'user' }),
  },
  order: { createdAt: invoiceActivity.createdAt },
  defaultOrder: { createdAt: 'DESC' },
});

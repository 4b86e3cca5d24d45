import { enumFilter, implementNode, listField, one, staff, textFilter } from '@console/api-kit';
import { EmailLogStatus } from '../enumerations.ts';
import { Email, EmailLog } from '../nodes.ts';
import { emailLog } from '../tables.ts';

implementNode(EmailLog, {
  description: 'One attempt to send an email.',
  rule: staff,
  audit: true,
  lookup: 'emailLog',
  fields: (t) => ({
    to: t.exposeStringList('to'),
    subject: t.exposeString('subject'),
    status: t.expose('status', { type: EmailLogStatus }),
    error: t.exposeString('error', { nullable: true, description: 'The reason why it failed.' }),
    email: one(t, { from: emailLog.emailId, to: () => Email }),
  }),
});

listField('emailLogs', EmailLog, {
  rule: staff,
  filters: {
    recipient: textFilter([emailLog.recipientsSort]),
    status: enumFilter(emailLog.status, EmailLogStatus),
  },
  order: {
    createdAt: emailLog.createdAt,
    subject: emailLog.subjectSort,
    to: emailLog.recipientsSort,
    status: emailLog.status,
  },
  defaultOrder: { createdAt: 'DESC' },
});

import { defineNode, implementNode, many, staff } from '@console/api-kit';
import { EmailLog } from './EmailLog.ts';
import { email, emailLog } from './tables.ts';

export const Email = defineNode('Email', 'emails', email);

implementNode(Email, {
  rule: staff,
  fields: (t) => ({
    to: t.exposeStringList('to', { description: 'The addresses it was written to.' }),
    subject: t.exposeString('subject'),
    emailLogs: many(t, {
      of: () => EmailLog,
      by: emailLog.emailId,
      order: { createdAt: emailLog.createdAt },
      defaultOrder: { createdAt: 'DESC' },
    }),
  }),
});

import { implementNode, many, staff } from '@console/api-kit';
import { Email, EmailLog } from '../nodes.ts';

import { emailLog } from '../tables.ts';

implementNode(Email, {
  rule: staff,
  audit: true,
  fields: (t) => ({
    to: t.exposeStringList('to', { description: 'The addresses of its recipients.' }),
    subject: t.exposeString('subject'),
    emailLogs: many(t, {
      of: () => EmailLog,
      by: emailLog.emailId,
      order: { createdAt: emailLog.createdAt },
      defaultOrder: { createdAt: 'DESC' },
    }),
  }),
});

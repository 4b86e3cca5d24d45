import { implementNode, many, staff } from '@console/api-kit';
import { Email, EmailLog } from '../nodes.ts';

import { emailLog } from '../tables.ts';

implementNode(Email, {
  rule: staff,
  audit: true,
  lookup: 'email',
  fields: (t) => ({
    to: t.exposeStringList('to', { description: 'The addresses of its recipients.' }),
    subject: t.exposeString('subject'),
    isSecret: t.boolean({
      description: 'Whether it signs somebody in. Its body is kept nowhere, and it cannot be sent again.',
      columns: ['secret'],
      resolve: ({ secret }) => secret !== null,
    }),
    emailLogs: many(t, {
      of: () => EmailLog,
      by: emailLog.emailId,
      order: { createdAt: emailLog.createdAt },
      defaultOrder: { createdAt: 'DESC' },
    }),
  }),
});

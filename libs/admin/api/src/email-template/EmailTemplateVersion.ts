import { administrators, implementNode } from '@console/api-kit';
import { EmailTemplateVersion } from '../nodes.ts';

implementNode(EmailTemplateVersion, {
  description: 'A content of a template, as somebody saved it.',
  rule: administrators,
  audit: true,
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    subject: t.exposeString('subject'),
  }),
});

import { implementNode, listField, staff, textFilter } from '@console/api-kit';
import { EmailTemplateType } from '../enumerations.ts';
import { EmailTemplate } from '../nodes.ts';
import { emailTemplate } from '../tables.ts';

implementNode(EmailTemplate, {
  description: 'How emails about one kind of record are written.',
  rule: staff,
  audit: true,
  lookup: 'emailTemplate',
  fields: (t) => ({
    name: t.exposeString('name'),
    type: t.expose('type', { type: EmailTemplateType }),
  }),
});

listField('emailTemplates', EmailTemplate, {
  rule: staff,
  filters: { name: textFilter([emailTemplate.nameSort]) },
  order: { name: emailTemplate.nameSort },
  defaultOrder: { name: 'ASC' },
});

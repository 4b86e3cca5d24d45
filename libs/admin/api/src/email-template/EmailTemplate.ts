import { longestBody } from '@console/admin-contracts';
import {
  administrators,
  builder,
  enumFilter,
  implementNode,
  listField,
  loadBatched,
  longText,
  many,
  staff,
  textFilter,
} from '@console/api-kit';
import { MailTargetResourceType } from '../email/MailTarget.ts';
import { EmailTemplateType } from '../enumerations.ts';
import { EmailTemplate, EmailTemplateVersion } from '../nodes.ts';
import { emailTemplate, emailTemplateVersion } from '../tables.ts';
import { type NewestVersion, newestVersions } from './newestVersions.ts';

const Content = builder.objectRef<NewestVersion>('EmailTemplateContent').implement({
  description: 'What a template says: its newest version.',
  rule: administrators,
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Of the version, from 1.' }),
    subject: t.exposeString('subject'),
    body: t.exposeString('body', {
      description: 'HTML with Liquid, or the JSON of the design of blocks.',
      extensions: longText(longestBody),
    }),
  }),
});

implementNode(EmailTemplate, {
  description: 'How emails about one kind of record are written.',
  rule: staff,
  audit: true,
  lookup: 'emailTemplate',
  fields: (t) => ({
    name: t.exposeString('name'),
    type: t.expose('type', { type: EmailTemplateType }),
    target: t.expose('targetResource', {
      type: MailTargetResourceType,
      description: 'The kind of record that it is about.',
    }),
    content: t.field({
      type: Content,
      rule: administrators,
      columns: ['id'],
      resolve: async ({ id }, _args, context) => {
        const found = await loadBatched(context, newestVersions, id, (ids) => newestVersions(context.database, ids));
        if (!found) throw new Error(`The template ${id} has no version.`);
        return found;
      },
    }),
    versions: many(t, {
      of: () => EmailTemplateVersion,
      by: emailTemplateVersion.templateId,
      order: { number: emailTemplateVersion.number },
      defaultOrder: { number: 'DESC' },
      rule: administrators,
      description: 'Each saved content, the newest first. A sent email keeps its own.',
    }),
  }),
});

listField('emailTemplates', EmailTemplate, {
  rule: staff,
  filters: {
    search: textFilter([emailTemplate.nameSort]),
    type: enumFilter(emailTemplate.type, EmailTemplateType),
    target: enumFilter(emailTemplate.targetResource, MailTargetResourceType),
  },
  order: { name: emailTemplate.nameSort, updatedAt: emailTemplate.updatedAt },
  defaultOrder: { name: 'ASC' },
});

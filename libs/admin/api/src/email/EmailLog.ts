import {
  dateFilter,
  enumFilter,
  idFilter,
  implementNode,
  listField,
  many,
  one,
  staff,
  textFilter,
} from '@console/api-kit';
import { EmailLogStatus } from '../enumerations.ts';
import { Email, EmailLog, EmailTemplate } from '../nodes.ts';
import { emailAttempt, emailLog, emailRecipient } from '../tables.ts';
import { EmailAttempt, EmailRecipient } from './EmailRecipient.ts';
import { MailTarget, MailTargetResourceType, mailsOfFilter, targetFilter } from './MailTarget.ts';

implementNode(EmailLog, {
  description: 'The sending of an email to some addresses. Sending it again adds one.',
  rule: staff,
  audit: true,
  lookup: 'emailLog',
  fields: (t) => ({
    to: t.exposeStringList('to'),
    subject: t.exposeString('subject'),
    status: t.expose('status', { type: EmailLogStatus }),
    error: t.exposeString('error', { nullable: true, description: 'Why not everybody has it.' }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is sent, or tried again. Null once that is over.',
    }),
    email: one(t, { from: emailLog.emailId, to: () => Email }),
    template: one(t, { from: emailLog.templateId, to: () => EmailTemplate }),
    target: t.field({
      type: MailTarget,
      nullable: true,
      description: 'The record that it is about.',
      columns: ['targetResource', 'targetId'],
      resolve: ({ targetResource: resource, targetId: id }) => (resource && id ? { resource, id } : null),
    }),
    recipients: many(t, {
      of: () => EmailRecipient,
      by: emailRecipient.logId,
      order: { position: emailRecipient.position },
      defaultOrder: { position: 'ASC' },
      size: 100,
    }),
    attempts: many(t, {
      of: () => EmailAttempt,
      by: emailAttempt.logId,
      order: { number: emailAttempt.number },
      defaultOrder: { number: 'DESC' },
      size: 100,
    }),
  }),
});

listField('emailLogs', EmailLog, {
  rule: staff,
  filters: {
    recipient: textFilter([emailLog.recipientsSort]),
    createdAt: dateFilter(emailLog.createdAt),
    status: enumFilter(emailLog.status, EmailLogStatus),
    template: idFilter(emailLog.templateId, EmailTemplate.prefix),
    targetResource: enumFilter(emailLog.targetResource, MailTargetResourceType),
    targetId: targetFilter(emailLog.targetId),
    of: mailsOfFilter,
  },
  order: {
    createdAt: emailLog.createdAt,
    subject: emailLog.subjectSort,
    to: emailLog.recipientsSort,
    status: emailLog.status,
  },
  defaultOrder: { createdAt: 'DESC' },
});

import { emailFileToOpen, emailToShow } from '@console/admin-contracts';
import { defineDownload, requireUlid, staff } from '@console/api-kit';
import { and, eq, isNotNull } from 'drizzle-orm';
import { email, emailAttachment } from '../tables.ts';

defineDownload('emailBody', {
  description: 'The body of an email as it was sent, for a frame. Emails that sign somebody in have none.',
  rule: staff,
  input: emailToShow,
  what: 'email',
  find: async (queries, { email: id }) => {
    const [found] = await queries
      .select({ subject: email.subject, html: email.html })
      .from(email)
      .where(and(eq(email.id, requireUlid('emails', id, 'email')), isNotNull(email.html)));
    return found ?? null;
  },
  file: (_queries, { subject, html }) => ({
    name: `${subject}.html`,
    type: 'text/html; charset=utf-8',
    framed: true,
    content: once(html ?? ''),
  }),
});

defineDownload('emailFile', {
  description: 'A file that went with an email, as it was then.',
  rule: staff,
  input: emailFileToOpen,
  what: 'file',
  find: async (queries, { file: id }) => {
    const { name, type, bytes } = emailAttachment;
    const [found] = await queries
      .select({ name, type, bytes })
      .from(emailAttachment)
      .where(eq(emailAttachment.id, requireUlid('email_attachments', id, 'file')));
    return found ?? null;
  },
  file: (_queries, { name, type, bytes }) => ({ name, type, content: once(bytes) }),
});

async function* once<Content>(content: Content): AsyncGenerator<Content> {
  yield content;
}

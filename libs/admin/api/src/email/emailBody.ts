import { emailToShow } from '@console/admin-contracts';
import { defineDownload, requireUlid, staff } from '@console/api-kit';
import { and, eq, isNotNull } from 'drizzle-orm';
import { email } from '../tables.ts';

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

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

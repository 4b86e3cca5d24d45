import { previewToShow } from '@console/admin-contracts';
import { administrators, defineDownload, requireUlid } from '@console/api-kit';
import { and, eq, isNotNull } from 'drizzle-orm';
import { emailPreview } from '../tables.ts';

defineDownload('emailPreview', {
  description: 'A template that its writer is looking at, filled in, for a frame.',
  rule: administrators,
  input: previewToShow,
  what: 'preview',
  find: async (queries, { preview }, { userId }) => {
    const { id, createdBy, html } = emailPreview;
    const own = and(eq(id, requireUlid('email_previews', preview, 'preview')), eq(createdBy, userId), isNotNull(html));
    const [found] = await queries.select({ subject: emailPreview.subject, html }).from(emailPreview).where(own);
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

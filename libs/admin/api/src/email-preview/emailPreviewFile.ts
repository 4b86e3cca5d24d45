import { previewToShow } from '@console/admin-contracts';
import { defineFile, requireUlid, staff } from '@console/api-kit';
import { and, eq, isNotNull } from 'drizzle-orm';
import { emailPreview } from '../tables.ts';

/** Signs the link to a template that somebody is looking at, filled in, for a frame. */
export const linkToPreview = defineFile('emailPreview', {
  rule: staff,
  input: previewToShow,
  find: async (queries, { preview, dark }, { userId }) => {
    const { id, createdBy, html } = emailPreview;
    const own = and(eq(id, requireUlid('email_previews', preview, 'preview')), eq(createdBy, userId), isNotNull(html));
    const [found] = await queries.select({ subject: emailPreview.subject, html }).from(emailPreview).where(own);
    return found?.html ? { subject: found.subject, html: inScheme(found.html, dark ? 'dark' : 'light') } : null;
  },
  file: (_queries, { subject, html }) => ({
    name: `${subject}.html`,
    type: 'text/html; charset=utf-8',
    framed: true,
    content: once(html),
  }),
});

type Scheme = 'light' | 'dark';

/** The frame of a sandbox follows the computer, not its place. So the rules for this scheme hold always, and those for the other never. */
function inScheme(html: string, scheme: Scheme): string {
  const query = (which: Scheme) => new RegExp(`\\(\\s*prefers-color-scheme\\s*:\\s*${which}\\s*\\)`, 'gi');
  const page = html
    .replace(query(scheme), '(min-width: 0)')
    .replace(query(scheme === 'dark' ? 'light' : 'dark'), '(max-width: 0)');
  return `${page}\n<style>:root { color-scheme: ${scheme}; }</style>`;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

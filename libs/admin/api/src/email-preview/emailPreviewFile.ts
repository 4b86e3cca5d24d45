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
    return found?.html ? { subject: found.subject, html: dark ? inTheDark(found.html) : found.html } : null;
  },
  file: (_queries, { subject, html }) => ({
    name: `${subject}.html`,
    type: 'text/html; charset=utf-8',
    framed: true,
    content: once(html),
  }),
});

/** The frame of a sandbox has no scheme of its own. So the rules for the dark hold always, on a dark page. */
const inTheDark = (html: string): string =>
  `${html.replace(/\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi, '(min-width: 0)').replace(/\(\s*prefers-color-scheme\s*:\s*light\s*\)/gi, '(max-width: 0)')}
<style>:root { color-scheme: dark; }</style>`;

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

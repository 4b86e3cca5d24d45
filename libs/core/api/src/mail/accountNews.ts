import { escaped, type Writing } from '@console/api-kit';
import { mailWanted } from './mailWanted.ts';

/** What happened to an account. */
export interface AccountNews {
  readonly subject: string;
  /** In HTML. */
  readonly paragraphs: readonly string[];
}

/** Sends somebody a mail about what happened to their account, so that nobody else changes it unnoticed. */
export async function sendAccountNews(
  writing: Writing,
  { email, fullName }: { readonly email: string; readonly fullName: string },
  { subject, paragraphs }: AccountNews,
): Promise<void> {
  const html = [`Hello ${escaped(fullName)},`, ...paragraphs].map((text) => `<p>${text}</p>`).join('\n');
  await writing.announce(mailWanted, [{ to: [email], about: null, content: { subject, html } }]);
}

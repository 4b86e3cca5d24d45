import { escaped, type Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { mailWanted } from '../mail/mailWanted.ts';
import { person } from '../tables.ts';
import type { UserRow } from './writeUser.ts';

interface News {
  readonly subject: string;
  /** In HTML. */
  readonly paragraphs: readonly string[];
}

/** Sends the owner of an account a mail about what happened to it, so that nobody else changes it unnoticed. */
export async function mailToOwner(
  writing: Writing,
  { personId }: Pick<UserRow, 'personId'>,
  { subject, paragraphs }: News,
): Promise<void> {
  const [owner] = await writing.tx
    .select({ email: person.email, fullName: person.fullName })
    .from(person)
    .where(eq(person.id, personId));
  if (!owner?.email) return;
  const html = [`Hello ${escaped(owner.fullName)},`, ...paragraphs].map((text) => `<p>${text}</p>`).join('\n');
  await writing.announce(mailWanted, [{ to: [owner.email], about: null, content: { subject, html } }]);
}

/** Returns the name of the administrator who makes a change, for the mail about it. In HTML. */
export async function nameOfAuthor({ tx, viewer }: Writing): Promise<string> {
  const [author] = await tx.select({ fullName: person.fullName }).from(person).where(eq(person.id, viewer.personId));
  return escaped(author?.fullName ?? 'An administrator');
}

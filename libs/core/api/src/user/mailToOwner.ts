import { escaped, type Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { type AccountNews, sendAccountNews } from '../mail/accountNews.ts';
import { person } from '../tables.ts';
import type { UserRow } from './writeUser.ts';

/** Sends the owner of an account a mail about what happened to it. */
export async function mailToOwner(
  writing: Writing,
  { personId }: Pick<UserRow, 'personId'>,
  news: AccountNews,
): Promise<void> {
  const [owner] = await writing.tx
    .select({ email: person.email, fullName: person.fullName })
    .from(person)
    .where(eq(person.id, personId));
  if (!owner?.email) return;
  await sendAccountNews(writing, { email: owner.email, fullName: owner.fullName }, news);
}

/** Returns the name of the administrator who makes a change, for the mail about it. In HTML. */
export async function nameOfAuthor({ tx, viewer }: Writing): Promise<string> {
  const [author] = await tx.select({ fullName: person.fullName }).from(person).where(eq(person.id, viewer.personId));
  return escaped(author?.fullName ?? 'An administrator');
}

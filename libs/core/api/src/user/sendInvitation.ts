import type { Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { mailWanted } from '../mail/mailWanted.ts';
import { person } from '../tables.ts';
import type { UserRow } from './writeUser.ts';

/**
 * Sends a user the mail with a link to the first password.
 *
 * @returns the email of the user.
 */
export async function sendInvitation(writing: Writing, user: UserRow): Promise<string> {
  const [owner] = await writing.tx.select({ email: person.email }).from(person).where(eq(person.id, user.personId));
  const email = owner?.email;
  if (!email) throw new Error(`User ${user.id} has no email.`);
  await writing.announce(mailWanted, [{ to: [email], about: null, content: { secret: 'invitation', user: user.id } }]);
  return email;
}

import { escaped, type Writing } from '@console/api-kit';
import { formatDateTime } from '@console/format';
import { eq } from 'drizzle-orm';
import { mailWanted } from '../mail/mailWanted.ts';
import { person } from '../tables.ts';
import type { UserRow } from './writeUser.ts';

/** Tells the owner of an account by mail that the password was changed, in case somebody else did it. */
export async function tellPasswordChanged(writing: Writing, { personId }: UserRow): Promise<void> {
  const [owner] = await writing.tx
    .select({ email: person.email, fullName: person.fullName })
    .from(person)
    .where(eq(person.id, personId));
  if (!owner?.email) return;
  const html = [
    `<p>Hello ${escaped(owner.fullName)},</p>`,
    `<p>The password of your account in the admin console was changed on ${formatDateTime(writing.now.toISOString())} (UTC).</p>`,
    '<p>If it was not you, ask an administrator at once to give you another password.</p>',
  ].join('\n');
  const content = { subject: 'Your password was changed', html };
  await writing.announce(mailWanted, [{ to: [owner.email], about: null, content }]);
}

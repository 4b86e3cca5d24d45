import { escaped, type RowOf, viewerOf, type Writing } from '@console/api-kit';
import { formatDateTime } from '@console/format';
import { sendAccountNews } from '../mail/accountNews.ts';
import type { person, user } from '../tables.ts';

type Account = Pick<RowOf<typeof user>, 'id' | 'roles' | 'isActive'>;

/**
 * Tells the owner of an account, at the address until now, that another one signs in from now on: links to new passwords go there.
 *
 * @param former the person before the change.
 * @param email the new address.
 */
export async function tellEmailChanged(
  writing: Writing,
  { id, roles, isActive }: Account,
  former: Pick<RowOf<typeof person>, 'email' | 'fullName'>,
  email: string,
): Promise<void> {
  const isConsoleUser = isActive && viewerOf({ userId: id, personId: '', roles }).isStaff;
  if (!isConsoleUser || former.email === null) return;
  await sendAccountNews(
    writing,
    { email: former.email, fullName: former.fullName },
    {
      subject: 'Your email for signing in was changed',
      paragraphs: [
        `An administrator has changed the email of your account in the admin console on ${formatDateTime(writing.now.toISOString())} (UTC). From now on you sign in with ${escaped(email)}.`,
        'If you do not know why, tell an administrator at once.',
      ],
    },
  );
}

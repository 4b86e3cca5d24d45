import type { Writing } from '@console/api-kit';
import { formatDateTime } from '@console/format';
import { mailToOwner, nameOfAuthor } from './mailToOwner.ts';
import type { UserRow } from './writeUser.ts';

/** Tells the owner of an account by mail that the password was changed, in case somebody else did it. */
export async function tellPasswordChanged(writing: Writing, owner: UserRow): Promise<void> {
  await mailToOwner(writing, owner, {
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your account in the admin console was changed on ${momentOf(writing)}.`,
      'If it was not you, ask an administrator at once to give you another password.',
    ],
  });
}

/** Tells the owner of an account by mail which administrator gave it another password. The password is not in the mail. */
export async function tellPasswordGiven(writing: Writing, owner: UserRow): Promise<void> {
  const author = await nameOfAuthor(writing);
  await mailToOwner(writing, owner, {
    subject: 'You were given another password',
    paragraphs: [
      `${author} gave your account in the admin console another password on ${momentOf(writing)}.`,
      `All your sessions have ended. Ask ${author} for the new password. You choose your own at the next sign-in.`,
      'If you do not know why, tell another administrator at once.',
    ],
  });
}

const momentOf = ({ now }: Writing) => `${formatDateTime(now.toISOString())} (UTC)`;

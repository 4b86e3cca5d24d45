import type { Writing } from '@console/api-kit';
import { mailToOwner } from '../user/mailToOwner.ts';
import type { UserRow } from '../user/writeUser.ts';

/** What happened, as subject and sentence of the mail. */
const NEWS = {
  setUp: ['Your second factor is set up', 'A second factor was set up for your account in the admin console.'],
  moved: [
    'Your second factor has moved',
    'The second factor of your account in the admin console was moved to another device.',
  ],
  removed: ['Your second factor was removed', 'The second factor of your account in the admin console was removed.'],
  reset: [
    'Your second factor was reset',
    'An administrator has reset the second factor of your account in the admin console. You sign in with your password alone, until you set it up again.',
  ],
  recoveryCodes: [
    'Your recovery codes were replaced',
    'New recovery codes were made for your account in the admin console. The ones before no longer work.',
  ],
} as const;

/** Tells the owner of a second factor by mail what happened to it, so that nobody else changes it unnoticed. */
export async function tellOwner(writing: Writing, owner: UserRow, news: keyof typeof NEWS): Promise<void> {
  const [subject, sentence] = NEWS[news];
  const advice = 'If you do not know why, tell an administrator at once and change your password.';
  await mailToOwner(writing, owner, { subject, paragraphs: [sentence, advice] });
}

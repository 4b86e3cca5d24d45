import { type Clock, viewerOf, Writing } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { mailWanted } from '../mail/mailWanted.ts';
import { findAccount } from '../user/accounts.ts';
import { findConsoleUser } from './consoleUser.ts';

/**
 * Puts a mail with a link for a new password into the outbox, if the email belongs to a user of the console. The mail is the user's
 * own write.
 *
 * @returns the ULID of the user, or null when nothing is sent.
 */
export async function askForLink(database: Database, email: string, clock: Clock): Promise<string | null> {
  return database.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    const found = account && (await findConsoleUser(tx, account.userId));
    if (!found) return null;
    const writing = new Writing(tx, { viewer: viewerOf(found), clock });
    const content = { secret: 'passwordReset', user: found.userId };
    await writing.announce(mailWanted, [{ to: [found.email], about: null, content }]);
    await writing.finish();
    await writing.changes.publish(tx, {});
    return found.userId;
  });
}

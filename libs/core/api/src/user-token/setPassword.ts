import { type Clock, toIri, viewerOf, Writing } from '@console/api-kit';
import type { Database, Queries } from '@console/api-kit/database';
import { User } from '../nodes.ts';
import { tellPasswordChanged } from '../user/tellPasswordChanged.ts';
import { givePassword } from '../user/writeUser.ts';
import { type ConsoleUser, findConsoleUser } from './consoleUser.ts';
import { type Link, readLink, type UselessLink } from './links.ts';

/** What a link is good for. Reading it does not use it. */
export interface OpenLink {
  readonly kind: Link['kind'];
  readonly user: ConsoleUser;
}

/** Returns what the link of a token is good for, or why it does not work. */
export async function openLink(queries: Queries, token: string): Promise<OpenLink | UselessLink> {
  const link = await readLink(queries, token);
  if (typeof link === 'string') return link;
  const found = await findConsoleUser(queries, link.userId);
  return found ? { kind: link.kind, user: found } : 'inactive';
}

interface NewPassword {
  readonly token: string;
  readonly passwordHash: string;
  readonly clock: Clock;
}

/**
 * Sets the password of the user of a link, and uses the link up. All sessions of the user end, and a mail tells that the
 * password was changed. A second factor stays.
 *
 * @returns the user, or why the link does not work.
 */
export function setPasswordByLink(
  database: Database,
  { token, passwordHash, clock }: NewPassword,
): Promise<ConsoleUser | UselessLink> {
  return database.transaction(async (tx) => {
    const opened = await openLink(tx, token);
    if (typeof opened === 'string') return opened;
    const writing = new Writing(tx, { viewer: viewerOf(opened.user), clock });
    // Two links of one user wait for each other here, and the second one finds that it was ended.
    const row = await writing.lock(User, { id: toIri(User.prefix, opened.user.userId) });
    const again = await openLink(tx, token);
    if (typeof again === 'string') return again;
    // The trigger user_ends_links ends all links of the user, this one too.
    const { tokenVersion } = await givePassword(writing, row, passwordHash, { mustChange: false });
    // The first password is no change.
    if (row.passwordHash !== null) await tellPasswordChanged(writing, row);
    await writing.finish();
    await writing.changes.publish(tx, {});
    return { ...again.user, tokenVersion };
  });
}

import type { Database, Queries } from '@console/api-kit/database';
import { eq, sql } from 'drizzle-orm';
import { user } from '../tables.ts';
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

/**
 * Sets the password of the user of a link, and uses the link up. All sessions of the user end. A second factor stays.
 *
 * @returns the user, or why the link does not work.
 */
export function setPasswordByLink(
  database: Database,
  token: string,
  passwordHash: string,
): Promise<ConsoleUser | UselessLink> {
  return database.transaction(async (tx) => {
    const opened = await openLink(tx, token);
    if (typeof opened === 'string') return opened;
    // Two links of one user wait for each other here, and the second one finds that it was used.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, opened.user.userId)).for('no key update');
    const again = await openLink(tx, token);
    if (typeof again === 'string') return again;
    // The trigger user_ends_links ends all links of the user, this one too.
    await tx
      .update(user)
      .set({ passwordHash, tokenVersion: sql`${user.tokenVersion} + 1`, version: sql`${user.version} + 1` })
      .where(eq(user.id, again.user.userId));
    return { ...again.user, tokenVersion: again.user.tokenVersion + 1 };
  });
}

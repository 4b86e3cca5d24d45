import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '@console/api-kit/database';
import { and, eq, gt, lte } from 'drizzle-orm';
import { handOver, user } from '../tables.ts';
import { type Account, accountsWhere } from '../user/accounts.ts';

/** How long a browser that comes back from the identity provider has for getting its session. */
export const HAND_OVER_MS = 60_000;

/** What the browser needs to get its session. Each of the two is worth nothing without the other. */
export interface HandOver {
  /** Stands in the address of the sign-in page. */
  readonly code: string;
  /** Stands in a cookie, so a code that somebody sends to another person signs nobody in. */
  readonly secret: string;
}

/** Makes the code with which the browser gets the session of a user. */
export async function makeHandOver(
  database: Queries,
  { userId, tokenVersion }: Pick<Account, 'userId' | 'tokenVersion'>,
  now: Date,
): Promise<HandOver> {
  const made = { code: randomText(), secret: randomText() };
  await database.delete(handOver).where(lte(handOver.expiresAt, now));
  const expiresAt = new Date(now.getTime() + HAND_OVER_MS);
  await database.insert(handOver).values({ hash: hashOf(made), userId, tokenVersion, expiresAt });
  return made;
}

/**
 * Redeems a code. It works once and for a minute.
 *
 * @returns the account, or null when the code is unknown, used or too old, or when the user was deactivated or all
 *   sessions were ended since the code was made.
 */
export async function redeemHandOver(database: Queries, given: HandOver, now: Date): Promise<Account | null> {
  const [redeemed] = await database
    .delete(handOver)
    .where(and(eq(handOver.hash, hashOf(given)), gt(handOver.expiresAt, now)))
    .returning();
  if (!redeemed) return null;
  const { userId, tokenVersion } = redeemed;
  const isSame = and(eq(user.id, userId), eq(user.tokenVersion, tokenVersion), eq(user.isActive, true));
  const [account] = await accountsWhere(database, isSame);
  return account ?? null;
}

function randomText(): string {
  return randomBytes(24).toString('base64url');
}

function hashOf({ code, secret }: HandOver): string {
  return createHash('sha256')
    .update(JSON.stringify([code, secret]))
    .digest('base64url');
}

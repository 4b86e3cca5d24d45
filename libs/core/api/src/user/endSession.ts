import type { Queries } from '@console/api-kit/database';
import { lte } from 'drizzle-orm';
import { endedSession } from '../tables.ts';
import type { TokenSession } from './accounts.ts';

/**
 * Ends the session of one token on every process. The other sessions of the user go on.
 *
 * @param expiresAt the end of the token. It is forgotten afterwards, because nobody accepts it any more.
 */
export async function endSession(
  database: Queries,
  { userId, tokenId }: Omit<TokenSession, 'tokenVersion'>,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<void> {
  await database.delete(endedSession).where(lte(endedSession.expiresAt, now));
  await database.insert(endedSession).values({ tokenId, userId, expiresAt }).onConflictDoNothing();
}

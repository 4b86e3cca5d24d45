import type { Writing } from '@console/api-kit';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { UserSession } from '../nodes.ts';
import { userSession } from '../tables.ts';

interface Ending {
  /** The token of a session that goes on. */
  readonly except?: string | undefined;
  /** The number of the user from now on, which that session needs. */
  readonly tokenVersion: number;
}

/** Ends the sessions of a user that are still live. Lock the user first. */
export async function endSessionsOf(writing: Writing, userId: string, { except, tokenVersion }: Ending): Promise<void> {
  const live = and(
    eq(userSession.userId, userId),
    isNull(userSession.endedAt),
    gt(userSession.expiresAt, writing.now),
    except === undefined ? undefined : ne(userSession.tokenId, except),
  );
  await writing.updateAll(UserSession, live, { endedAt: writing.now });
  if (except === undefined) return;
  const kept = and(eq(userSession.userId, userId), eq(userSession.tokenId, except));
  await writing.updateAll(UserSession, kept, { tokenVersion });
}

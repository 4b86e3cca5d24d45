import type { RequestSession } from '@console/api-kit';
import { findAccountOf, limitOf } from '@console/core-api';
import type { Session, Sessions } from './Sessions.ts';

/** Returns what mutations may know of the session of a request, and do with it. */
export function requestSession(
  sessions: Sessions,
  { userId, tokenId }: Session,
  client: { readonly address: string; readonly agent: string | null },
): RequestSession {
  return {
    tokenId,
    address: client.address,
    begin: async (queries, method) => {
      const account = await findAccountOf(queries, userId);
      if (!account) throw new Error('The user of a session no longer exists.');
      return sessions.startSession(queries, { account, method, limited: limitOf(account), ...client });
    },
  };
}

import type { Clock } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { endSession } from '@console/core-api';
import { GraphQLError } from 'graphql';
import { clientAddress } from '../http/clientAddress.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import type { SecurityLog } from '../securityLog.ts';
import type { Sessions } from './Sessions.ts';

interface Options {
  database: Database;
  sessions: Sessions;
  clock: Clock;
  trustedProxies: number;
  securityLog: SecurityLog;
}

/**
 * `DELETE /authentication_token` with the token in its header: ends the session of this token on every process. The
 * answer is the same for a session that has already ended, so a repeat is harmless.
 */
export async function signOut(
  exchange: Exchange,
  { database, sessions, clock, trustedProxies, securityLog }: Options,
): Promise<void> {
  const { request, response, requestId } = exchange;
  try {
    const session = await sessions.of(request.headers.authorization, { isUse: false });
    exchange.userId = session.userId;
    await endSession(database, session.tokenId, clock());
    securityLog.signedOut({ requestId, userId: session.userId, address: clientAddress(request, trustedProxies) });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (!request.headers.authorization) throw new HttpProblem(401, 'Send the token that is to be ended.');
  }
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
}

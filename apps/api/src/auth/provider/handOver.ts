import { countNetworkAttempt, forgiveAttempt, redeemHandOver, rememberNetwork } from '@console/core-api';
import { z } from 'zod';
import { clientAddress } from '../../http/clientAddress.ts';
import { type Exchange, HttpProblem } from '../../http/exchange.ts';
import { sendJson } from '../../http/send.ts';
import type { Serving } from '../../Serving.ts';
import { clientOf } from '../clientOf.ts';
import { providerCookies } from './providerCookies.ts';

const input = z.object({ once: z.string().max(100) });

const REFUSED = 'This sign-in took too long or began in another browser. Please sign in again.';

/** Whether the body of `POST /authentication_token` is that of a browser that comes back from the identity provider. */
export function isHandOver(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'once' in body;
}

/**
 * `POST /authentication_token` {once} → {token}. The code works once, for a minute, and only in the browser whose cookie has
 * the other part. So no token stands in an address, and nobody can sign another person in to their own account.
 */
export async function takeHandOver(exchange: Exchange, body: unknown, serving: Serving): Promise<void> {
  const { database, clock, env, sessions, securityLog } = serving;
  const { request, response, requestId } = exchange;
  const address = clientAddress(request, env.TRUST_PROXY);
  const counted = await countNetworkAttempt(database, 'hand-over', address);
  if ('retryAfterSeconds' in counted) {
    const retryAfter = String(counted.retryAfterSeconds);
    throw new HttpProblem(429, 'Too many failed sign-ins. Try again in a few minutes.', { 'retry-after': retryAfter });
  }
  const cookie = providerCookies(serving).handOver;
  const secret = (await cookie.read(request))?.secret;
  const { data } = input.safeParse(body);
  response.setHeader('set-cookie', cookie.clear());
  const begun =
    data && typeof secret === 'string'
      ? await database.transaction(async (tx) => {
          const account = await redeemHandOver(tx, { code: data.once, secret }, clock());
          if (!account) return null;
          const about = { method: 'provider', limited: null, ...clientOf(request, env.TRUST_PROXY) } as const;
          return { account, token: await sessions.startSession(tx, { account, ...about }) };
        })
      : null;
  if (!begun) {
    securityLog.providerSignInRefused({ requestId, address, reason: 'wrong or old code' });
    throw new HttpProblem(401, REFUSED);
  }
  const { account, token } = begun;
  await forgiveAttempt(database, counted);
  await rememberNetwork(database, account.userId, address);
  securityLog.signedIn({ requestId, address, account: account.email ?? '', userId: account.userId });
  await sendJson(exchange, 200, { token });
}

import { toIri } from '@console/api-kit';
import { verifyPassword } from '@console/api-kit/auth';
import { countAttempt, findAccount, forgetAttempt } from '@console/core-api';
import { SIGN_IN_REFUSED, signInInput } from '@console/core-contracts/sign-in';
import { clientAddress } from '../http/clientAddress.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import { parseJson, readBody } from '../http/readJson.ts';
import { sendJson } from '../http/send.ts';
import type { Authenticating } from './authenticate.ts';

const MOST_BYTES = 10_000;

/**
 * `POST /authentication_token` {email, password} → {token}, or {code, message} (C§7). An unknown email, a wrong
 * password and a deactivated account get the same answer after the same time, so nobody can find out which accounts
 * exist.
 */
export async function signIn(
  exchange: Exchange,
  { database, tokens, clock, trustedProxies }: Authenticating & { trustedProxies: number },
): Promise<void> {
  const { request } = exchange;
  if (request.method !== 'POST') throw new HttpProblem(405, 'Sign in with POST.', { allow: 'POST' });
  const { data, error } = signInInput.safeParse(parseJson(await readBody(request, MOST_BYTES)));
  if (!data) throw new HttpProblem(422, error.issues[0]?.message ?? SIGN_IN_REFUSED);

  const origin = { email: data.email, address: clientAddress(request, trustedProxies) };
  const wait = await countAttempt(database, origin, clock());
  if (wait !== null) {
    const minutes = Math.ceil(wait / 60);
    throw new HttpProblem(
      429,
      `Too many failed sign-ins. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { 'retry-after': String(wait) },
    );
  }

  const account = await findAccount(database, data.email);
  const isRight = await verifyPassword(data.password, account?.passwordHash ?? null);
  if (!account || !isRight || !account.isActive) throw new HttpProblem(401, SIGN_IN_REFUSED);
  await forgetAttempt(database, origin);
  const { userId, fullName, roles, tokenVersion } = account;
  await sendJson(exchange, 200, {
    token: await tokens.issue({ id: toIri('users', userId), fullName, roles, tokenVersion }),
  });
}

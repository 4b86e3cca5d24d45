import type { Clock } from '@console/api-kit';
import { HashingBusy, hashing, hashPassword } from '@console/api-kit/auth';
import type { Database } from '@console/api-kit/database';
import {
  countLinkTried,
  hasSecondFactor,
  openLink,
  setPasswordByLink,
  type UselessLink,
  whyNotLink,
  whyNotPassword,
} from '@console/core-api';
import { setPasswordInput } from '@console/core-contracts/set-password';
import { clientAddress } from '../http/clientAddress.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import { parseJson, readBody } from '../http/readJson.ts';
import { sendJson } from '../http/send.ts';
import type { SecurityLog } from '../securityLog.ts';
import { clientOf } from './clientOf.ts';
import type { Sessions } from './Sessions.ts';
import { tooManyTries } from './tooManyTries.ts';

const MOST_BYTES = 10_000;

interface Options {
  database: Database;
  sessions: Sessions;
  clock: Clock;
  trustedProxies: number;
  securityLog: SecurityLog;
}

/**
 * `POST /set_password` {token, password} → {token}: sets the password of the user of a link, uses the link up and signs the user in. A user who has a
 * second factor gets no token and signs in with it.
 * Without a password it answers {kind, email} and uses nothing up. A link that does not work is answered with 410 and the reason.
 */
export async function setPassword(exchange: Exchange, options: Options): Promise<void> {
  const { request } = exchange;
  if (request.method !== 'POST') throw new HttpProblem(405, 'Set a password with POST.', { allow: 'POST' });
  const { data, error } = setPasswordInput.safeParse(parseJson(await readBody(request, MOST_BYTES)));
  if (!data) throw new HttpProblem(422, error.issues[0]?.message ?? 'The link is not complete.');
  const address = clientAddress(request, options.trustedProxies);
  const about = { requestId: exchange.requestId, address };
  const useless = (reason: UselessLink) => {
    options.securityLog.passwordLinkRefused({ ...about, reason });
    return new HttpProblem(410, whyNotLink[reason]);
  };
  const wait = await countLinkTried(options.database, address);
  if (wait !== null) throw tooManyTries('Too many links were tried.', wait);
  const opened = await openLink(options.database, data.token);
  if (typeof opened === 'string') throw useless(opened);
  if (data.password === undefined) {
    await sendJson(exchange, 200, { kind: opened.kind, email: opened.user.email });
    return;
  }
  const whyNot = whyNotPassword(data.password);
  if (whyNot !== null) throw new HttpProblem(422, whyNot);
  const passwordHash = await hashed(data.password);
  const changed = await setPasswordByLink(options.database, { token: data.token, passwordHash, clock: options.clock });
  if (typeof changed === 'string') throw useless(changed);
  const { userId } = changed;
  options.securityLog.passwordChanged({ ...about, userId, by: `${opened.kind} link` });
  exchange.userId = userId;
  // A link in a mail takes the place of the password, and never of the second factor.
  if (await hasSecondFactor(options.database, userId)) return sendJson(exchange, 200, {});
  const token = await options.sessions.startSession(options.database, {
    account: changed,
    method: 'link',
    limited: null,
    ...clientOf(request, options.trustedProxies),
  });
  await sendJson(exchange, 200, { token });
}

async function hashed(password: string): Promise<string> {
  try {
    hashing.requireRoom();
    return await hashPassword(password);
  } catch (problem) {
    if (!(problem instanceof HashingBusy)) throw problem;
    const message = 'Too many people are signing in just now. Please try again in a moment.';
    throw new HttpProblem(503, message, { 'retry-after': '2' });
  }
}

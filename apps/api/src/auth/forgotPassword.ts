import type { Clock } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { askForLink, countLinkAsked, isLinkSent } from '@console/core-api';
import { forgotPasswordInput } from '@console/core-contracts/set-password';
import type { Logger } from 'pino';
import { clientAddress } from '../http/clientAddress.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import { parseJson, readBody } from '../http/readJson.ts';
import { sendJson } from '../http/send.ts';
import { logFailure } from '../log.ts';
import type { SecurityLog } from '../securityLog.ts';
import { tooManyTries } from './tooManyTries.ts';

const MOST_BYTES = 10_000;

interface Options {
  database: Database;
  clock: Clock;
  trustedProxies: number;
  log: Logger;
  securityLog: SecurityLog;
}

/**
 * `POST /forgot_password` {email} → 202. A mail with a link goes to a user of the console. The answer is the same for every email, and
 * is sent before the email is looked up, so it also takes the same time.
 */
export async function forgotPassword(exchange: Exchange, options: Options): Promise<void> {
  const { request, requestId } = exchange;
  if (request.method !== 'POST') throw new HttpProblem(405, 'Ask for a link with POST.', { allow: 'POST' });
  const { data, error } = forgotPasswordInput.safeParse(parseJson(await readBody(request, MOST_BYTES)));
  if (!data) throw new HttpProblem(422, error.issues[0]?.message ?? 'Email must be valid');
  const { database, clock, log, securityLog } = options;
  const { email } = data;
  const address = clientAddress(request, options.trustedProxies);
  const wait = await countLinkAsked(database, address);
  if (wait !== null) throw tooManyTries('Too many links were asked for.', wait);
  await sendJson(exchange, 202, {});
  try {
    const userId = (await isLinkSent(database, email)) ? await askForLink(database, email, clock) : null;
    securityLog.passwordLinkAsked({ requestId, account: email, address, userId: userId ?? undefined });
  } catch (problem) {
    logFailure(log, problem, { requestId });
  }
}

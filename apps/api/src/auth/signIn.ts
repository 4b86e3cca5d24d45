import { setTimeout } from 'node:timers/promises';
import type { Clock } from '@console/api-kit';
import { HashingBusy, hashing, type SealedTexts, verifyPassword } from '@console/api-kit/auth';
import type { Database } from '@console/api-kit/database';
import {
  type Account,
  countAttempt,
  findAccount,
  forgiveAttempt,
  limitOf,
  rememberNetwork,
  returnAttempt,
} from '@console/core-api';
import { SIGN_IN_REFUSED, type SignInInput, signInInput } from '@console/core-contracts/sign-in';
import { clientAddress } from '../http/clientAddress.ts';
import { type Exchange, HttpProblem } from '../http/exchange.ts';
import { leaving } from '../http/leaving.ts';
import { parseJson, readBody } from '../http/readJson.ts';
import { sendJson } from '../http/send.ts';
import type { Serving } from '../Serving.ts';
import type { SecurityLog } from '../securityLog.ts';
import { clientOf } from './clientOf.ts';
import { isHandOver, takeHandOver } from './provider/handOver.ts';
import type { Sessions } from './Sessions.ts';
import { checkSecondFactor, codeNeeded } from './secondFactor.ts';

const MOST_BYTES = 10_000;

interface Options {
  database: Database;
  sessions: Sessions;
  texts: SealedTexts;
  clock: Clock;
  trustedProxies: number;
  securityLog: SecurityLog;
}

/**
 * `POST /authentication_token` {email, password, code} → {token}, or {code, message} (C§7). An unknown email, a wrong
 * password and a deactivated account get the same answer after the same time, so nobody can find out which accounts
 * exist. Without a right `code`, a user who has a second factor gets the code `second_factor`, and only after the right password.
 */
export async function signIn(exchange: Exchange, options: Options & Serving): Promise<void> {
  const { request } = exchange;
  if (request.method !== 'POST') {
    throw new HttpProblem(405, 'Sign in with POST, sign out with DELETE.', { allow: 'POST, DELETE' });
  }
  const body = parseJson(await readBody(request, MOST_BYTES));
  if (isHandOver(body)) return takeHandOver(exchange, body, options);
  const { data, error } = signInInput.safeParse(body);
  if (!data) throw new HttpProblem(422, error.issues[0]?.message ?? SIGN_IN_REFUSED);
  try {
    const account = await checked(exchange, data, options);
    const token = await options.sessions.startSession(options.database, {
      account,
      method: 'password',
      limited: limitOf(account),
      ...clientOf(request, options.trustedProxies),
    });
    await sendJson(exchange, 200, { token });
  } catch (problem) {
    if (!(problem instanceof HashingBusy)) throw problem;
    const message = 'Too many people are signing in just now. Please try again in a moment.';
    throw new HttpProblem(503, message, { 'retry-after': '2' });
  }
}

/** Returns the account of an email and its password. */
async function checked(
  { request, response, requestId }: Exchange,
  { email, password, code }: SignInInput,
  { database, texts, clock, trustedProxies, securityLog }: Options,
): Promise<Account> {
  // A sign-in that cannot be checked must not count as a failure.
  hashing.requireRoom();
  const address = clientAddress(request, trustedProxies);
  const about = { requestId, account: email, address };
  const attempt = await countAttempt(database, { email, address });
  if ('retryAfterSeconds' in attempt) {
    securityLog.signInRefused({ ...about, reason: 'too many failures' });
    throw tooManyFailures(attempt.retryAfterSeconds);
  }
  const left = leaving(response);
  if (attempt.delaySeconds > 0) await setTimeout(attempt.delaySeconds * 1000, undefined, { signal: left });

  const account = await findAccount(database, email);
  const isRight = await verifyPassword(password, account?.passwordHash ?? null, left);
  if (!account || !isRight || !account.isActive) {
    const reason = !account ? 'unknown account' : isRight ? 'deactivated account' : 'wrong password';
    securityLog.signInRefused({ ...about, reason });
    throw new HttpProblem(401, SIGN_IN_REFUSED);
  }
  const factor = await checkSecondFactor({ database, texts, clock }, account.userId, code);
  if (factor === 'missing') {
    await returnAttempt(database, attempt);
    throw codeNeeded(false);
  }
  if (factor === 'wrong') {
    securityLog.signInRefused({ ...about, reason: 'wrong code' });
    throw codeNeeded(true);
  }
  await forgiveAttempt(database, attempt);
  await rememberNetwork(database, account.userId, address);
  securityLog.signedIn({ ...about, userId: account.userId });
  return account;
}

function tooManyFailures(seconds: number): HttpProblem {
  const wait = seconds < 60 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
  return new HttpProblem(429, `Too many failed sign-ins. Try again in ${wait}.`, { 'retry-after': String(seconds) });
}

function counted(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

import type { Clock } from '@console/api-kit';
import type { SealedTexts } from '@console/api-kit/auth';
import type { Database } from '@console/api-kit/database';
import { findCode, hasSecondFactor, spendCode } from '@console/core-api';
import { CODE_REFUSED } from '@console/core-contracts';
import { SECOND_FACTOR } from '@console/core-contracts/sign-in';
import { HttpProblem } from '../http/exchange.ts';

interface Options {
  database: Database;
  texts: SealedTexts;
  clock: Clock;
}

/** Whether a user who has a second factor has given a code of it. A right code is used up. */
export async function checkSecondFactor(
  { database, texts, clock }: Options,
  userId: string,
  code: string | null | undefined,
): Promise<'not needed' | 'right' | 'missing' | 'wrong'> {
  if (!(await hasSecondFactor(database, userId))) return 'not needed';
  if (!code?.trim()) return 'missing';
  const found = await findCode(database, texts, { userId, code, now: clock() });
  return found && (await spendCode(database, found)) ? 'right' : 'wrong';
}

/** Asks for a code. Only somebody who knows the password gets this answer. */
export function codeNeeded(isWrong: boolean): HttpProblem {
  return new HttpProblem(401, isWrong ? CODE_REFUSED : 'Enter the code of your authenticator app.', {}, SECOND_FACTOR);
}

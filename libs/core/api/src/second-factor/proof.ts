import { setTimeout } from 'node:timers/promises';
import { invalidInput, type RequestContext, type Writing } from '@console/api-kit';
import { hashing, verifyPassword } from '@console/api-kit/auth';
import { CODE_REFUSED } from '@console/core-contracts';
import { eq } from 'drizzle-orm';
import { GraphQLError } from 'graphql';
import { countAttempt, forgiveAttempt } from '../sign-in/signInAttempts.ts';
import { user } from '../tables.ts';
import { type FoundCode, findCode, hasSecondFactor, spendCode } from './typedCode.ts';

/** What a user has given again, beside the session. */
interface Given {
  /** Null: it need not be given. */
  readonly password: string | null;
  readonly code: string | null;
}

/** What became of it. A code that was not given is null, and so is one that is not right. */
export interface Proof {
  readonly isPassword: boolean;
  readonly code: FoundCode | null;
}

/**
 * Checks what a user has given again, before the transaction. Wrong ones count as failed sign-ins, so nobody guesses with a
 * session that was left open. A right code is used up by {@link requireProof}.
 *
 * @throws 429 after too many failures.
 */
export async function proofOf(context: RequestContext, { password, code }: Given): Promise<Proof> {
  const { database, viewer, clock } = context;
  const { userId } = viewer;
  // What cannot be checked must not count as a failure.
  hashing.requireRoom();
  const [row] = await database
    .select({ email: user.signInEmail, passwordHash: user.passwordHash })
    .from(user)
    .where(eq(user.id, userId));
  const attempt = await countAttempt(database, { email: row?.email ?? '', address: context.session?.address ?? '' });
  if ('retryAfterSeconds' in attempt) throw tooManyFailures(attempt.retryAfterSeconds);
  if (attempt.delaySeconds > 0) await setTimeout(attempt.delaySeconds * 1000);
  const isPassword = password === null || (await verifyPassword(password, row?.passwordHash ?? null));
  const texts = context.texts;
  const found = code === null || !texts ? null : await findCode(database, texts, { userId, code, now: clock() });
  const isCode = found !== null || !(await hasSecondFactor(database, userId));
  if (isPassword && isCode) await forgiveAttempt(database, attempt);
  return { isPassword, code: found };
}

/** Refuses a write without the password and, when the user has a second factor, an unused code. Uses the code up. */
export async function requireProof(writing: Writing, proof: Proof): Promise<void> {
  if (!proof.isPassword) throw invalidInput({ path: 'password', message: 'Current password is incorrect' });
  if (!(await hasSecondFactor(writing.tx, writing.viewer.userId))) return;
  if (proof.code === null || !(await spendCode(writing.tx, proof.code))) {
    throw invalidInput({ path: 'code', message: CODE_REFUSED });
  }
}

function tooManyFailures(seconds: number): GraphQLError {
  const wait = seconds < 60 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new GraphQLError(`Too many failed attempts. Try again in ${wait}.`, { extensions: { status: 429 } });
}

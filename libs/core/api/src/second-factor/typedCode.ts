import type { SealedTexts } from '@console/api-kit/auth';
import type { Queries } from '@console/api-kit/database';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { recoveryCode, userFactor } from '../tables.ts';
import { hashOfRecoveryCode } from './recoveryCodes.ts';
import { stepOf } from './totp.ts';

/** A code that a user has typed. */
export interface TypedCode {
  /** The ULID of the user. */
  readonly userId: string;
  readonly code: string;
  readonly now: Date;
}

/** A code of the user: of the authenticator app in a half minute, or a recovery code. It may have been used before. */
export type FoundCode =
  | { readonly of: 'app'; readonly userId: string; readonly step: number }
  | { readonly of: 'recovery'; readonly userId: string; readonly hash: string; readonly now: Date };

/** Returns the secret of the user's authenticator app. Null without a second factor. */
async function secretOf(queries: Queries, texts: SealedTexts, userId: string): Promise<string | null> {
  const [row] = await queries
    .select({ sealed: userFactor.secretEncrypted })
    .from(userFactor)
    .where(eq(userFactor.userId, userId));
  return row?.sealed ? texts.open(row.sealed, userId) : null;
}

/** Whether the user has confirmed a second factor. */
export async function hasSecondFactor(queries: Queries, userId: string): Promise<boolean> {
  const found = await queries
    .select({ userId: userFactor.userId })
    .from(userFactor)
    .where(and(eq(userFactor.userId, userId), isNotNull(userFactor.confirmedAt)));
  return found.length > 0;
}

/** Reads what a user has typed. Null when it is neither a code of the app at this time nor a recovery code of the user. */
export async function findCode(
  queries: Queries,
  texts: SealedTexts,
  { userId, code, now }: TypedCode,
): Promise<FoundCode | null> {
  const hash = hashOfRecoveryCode(code);
  if (hash !== null) {
    const known = await queries
      .select({ hash: recoveryCode.hash })
      .from(recoveryCode)
      .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hash)));
    return known.length > 0 ? { of: 'recovery', userId, hash, now } : null;
  }
  const secret = await secretOf(queries, texts, userId);
  const step = secret === null ? null : stepOf(secret, code.replace(/\s/g, ''), now);
  return step === null ? null : { of: 'app', userId, step };
}

/**
 * Uses a code up, in one statement, so that of two simultaneous sign-ins with one code only one succeeds.
 *
 * @returns false when it, or a later code of the app, was used before.
 */
export async function spendCode(queries: Queries, found: FoundCode): Promise<boolean> {
  const { userId } = found;
  if (found.of === 'recovery') {
    const spent = await queries
      .update(recoveryCode)
      .set({ usedAt: found.now })
      .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, found.hash), isNull(recoveryCode.usedAt)))
      .returning({ hash: recoveryCode.hash });
    return spent.length > 0;
  }
  const spent = await queries
    .update(userFactor)
    .set({ lastStep: found.step })
    .where(and(eq(userFactor.userId, userId), lt(userFactor.lastStep, found.step)))
    .returning({ userId: userFactor.userId });
  return spent.length > 0;
}

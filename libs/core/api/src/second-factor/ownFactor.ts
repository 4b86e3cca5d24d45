import { forbiddenChange, type RowOf, toIri, type Viewer, type Writing } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { User } from '../nodes.ts';
import { recoveryCode, type user, userFactor } from '../tables.ts';
import { hashOfRecoveryCode, makeRecoveryCodes } from './recoveryCodes.ts';

export type FactorRow = RowOf<typeof userFactor>;

/**
 * Refuses a limited session that is for something else, such as choosing another password, and the key of the business's site.
 * Otherwise whoever found such a session could lock its user out with a second factor of their own.
 */
export function requireSetUpSession({ limited }: Viewer): void {
  if (limited !== null && limited !== 'factor') throw forbiddenChange();
}

/** Locks the user of the request. */
export function lockOwner(writing: Writing): Promise<RowOf<typeof user>> {
  return writing.lock(User, { id: toIri(User.prefix, writing.viewer.userId) });
}

/** Returns the second factor of a locked user. A sign-in may use a code of it meanwhile, so it is locked too. */
export async function factorOf(writing: Writing, userId: string): Promise<FactorRow | null> {
  const [row] = await writing.tx.select().from(userFactor).where(eq(userFactor.userId, userId)).for('update');
  return row ?? null;
}

/** Replaces the second factor of a locked user. */
export async function keepFactor(writing: Writing, factor: FactorRow): Promise<void> {
  await writing.removeParts(userFactor, eq(userFactor.userId, factor.userId));
  await writing.insertParts(userFactor, [factor]);
}

/** Removes the second factor of a locked user, and the recovery codes. */
export async function dropFactor(writing: Writing, userId: string): Promise<void> {
  await writing.removeParts(userFactor, eq(userFactor.userId, userId));
  await writing.removeParts(recoveryCode, eq(recoveryCode.userId, userId));
}

/** Gives a locked user other recovery codes. Returns them: afterwards only their hashes are kept. */
export async function renewRecoveryCodes(writing: Writing, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await writing.removeParts(recoveryCode, eq(recoveryCode.userId, userId));
  const rows = codes.map((code) => ({ userId, hash: hashOfRecoveryCode(code) ?? '' }));
  await writing.insertParts(recoveryCode, rows);
  return codes;
}

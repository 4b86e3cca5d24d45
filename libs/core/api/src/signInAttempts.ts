import type { Queries } from '@console/api-kit/database';
import { eq, lte, sql } from 'drizzle-orm';
import { signInEmail } from './accounts.ts';
import { signInAttempt } from './tables.ts';

const WINDOW_MINUTES = 15;

/** The most failures in a quarter of an hour. Many people in one office may share a network address. */
const MOST_FAILURES = { account: 10, address: 60 };

export interface SignInOrigin {
  email: string;
  /** The network address of the request. */
  address: string;
}

/**
 * Counts an attempt to sign in. Call it before the password is checked, so that simultaneous attempts are all
 * counted.
 *
 * @returns the seconds to wait when the account or the network address has failed too often, otherwise null.
 */
export async function countAttempt(database: Queries, origin: SignInOrigin, now: Date): Promise<number | null> {
  await database.delete(signInAttempt).where(lte(signInAttempt.firstFailedAt, windowStart(now)));
  const waits = [
    await countFailure(database, accountBucket(origin), MOST_FAILURES.account, now),
    await countFailure(database, addressBucket(origin), MOST_FAILURES.address, now),
  ].filter((wait) => wait !== null);
  return waits.length > 0 ? Math.max(...waits) : null;
}

/** Forgets the failures of an account after a successful sign-in. The network address only gets this attempt back. */
export async function forgetAttempt(database: Queries, origin: SignInOrigin): Promise<void> {
  await database.delete(signInAttempt).where(eq(signInAttempt.bucket, accountBucket(origin)));
  await database
    .update(signInAttempt)
    .set({ failures: sql`greatest(${signInAttempt.failures} - 1, 0)` })
    .where(eq(signInAttempt.bucket, addressBucket(origin)));
}

async function countFailure(database: Queries, bucket: string, most: number, now: Date): Promise<number | null> {
  const [counted] = await database
    .insert(signInAttempt)
    .values({ bucket, failures: 1, firstFailedAt: now })
    .onConflictDoUpdate({
      target: signInAttempt.bucket,
      set: { failures: sql`${signInAttempt.failures} + 1` },
    })
    .returning();
  if (!counted || counted.failures <= most) return null;
  const until = counted.firstFailedAt.getTime() + WINDOW_MINUTES * 60_000;
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MINUTES * 60_000);
}

function accountBucket({ email }: SignInOrigin): string {
  return `account ${signInEmail(email)}`;
}

function addressBucket({ address }: SignInOrigin): string {
  return `address ${address}`;
}

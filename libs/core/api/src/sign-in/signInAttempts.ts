import type { Queries } from '@console/api-kit/database';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { signInEmail } from '../person/signInEmail.ts';
import { signInAttempt } from '../tables.ts';
import { isKnownNetwork, networkOf } from './signInNetworks.ts';

/**
 * The failures in a quarter of an hour after which a bucket is blocked, for longer after each further failure. Many
 * people in one office may share a network. An account so takes fewer than 100 guesses an hour (ASVS 2.2.1).
 */
const FREE_FAILURES = { network: 60, account: 10, accountInKnownNetwork: 15, accountInNewNetwork: 5 };

/** In a network where the account has signed in before, the answers are delayed after this number of failures. */
const PROMPT_FAILURES = 5;

const LONGEST_DELAY_SECONDS = 8;

const FIRST_BLOCK_SECONDS = 15;
const LONGEST_BLOCK_SECONDS = 300;

const MOST_ROWS = 100_000;

/** The most expired rows that one attempt deletes. */
const SWEPT = 1_000;

export interface SignInOrigin {
  email: string;
  /** The network address of the request. */
  address: string;
}

/** An attempt whose password may be checked. */
export interface AcceptedAttempt {
  /** Wait this many seconds before the password is checked. */
  readonly delaySeconds: number;
  /** The rows that count the attempt. */
  readonly buckets: { readonly network: string; readonly account: readonly string[] };
}

interface RefusedAttempt {
  readonly retryAfterSeconds: number;
}

/** A correction of the clock by less forgets no failure. */
const CORRECTION_SECONDS = 60;

// Times are those of the database, so the clocks of the processes do not matter. When its clock is set back by more than
// a correction, rows of the future no longer count. So no refusal lasts longer than the longest block and a correction.
const now = sql`clock_timestamp()`;
const { failures, firstFailedAt, blockedUntil } = signInAttempt;
const isCurrent = sql`${firstFailedAt} > ${now} - interval '15 minutes' and ${firstFailedAt} < ${now} + ${CORRECTION_SECONDS} * interval '1 second'`;
const isBlocked = sql`(${isCurrent} and ${blockedUntil} > ${now}
  and ${blockedUntil} < ${now} + ${LONGEST_BLOCK_SECONDS + CORRECTION_SECONDS} * interval '1 second') is true`;

/**
 * Counts an attempt to sign in as failed. Call it before the password is checked, so that simultaneous attempts are
 * all counted. A blocked network is refused first: its attempts are not counted, so they cannot block an account. A
 * network is also blocked for one account, so it can hardly block the account elsewhere. Where the account has signed
 * in before, strangers in other networks cannot block it at all.
 */
export async function countAttempt(
  database: Queries,
  { email, address }: SignInOrigin,
): Promise<AcceptedAttempt | RefusedAttempt> {
  const network = networkOf(address);
  const ofNetwork = `network ${network}`;
  const blockedFor = await secondsBlocked(database, ofNetwork);
  if (blockedFor !== null) return { retryAfterSeconds: blockedFor };
  await sweep(database);
  if ((await count(database, ofNetwork, FREE_FAILURES.network)) === null) return refused(database, ofNetwork);

  const isKnown = await isKnownNetwork(database, email, network);
  const ofAccount = `account ${signInEmail(email)}`;
  const inNetwork = `${ofAccount} in ${network}`;
  const free = isKnown ? FREE_FAILURES.accountInKnownNetwork : FREE_FAILURES.accountInNewNetwork;
  const counted = await count(database, inNetwork, free);
  if (counted === null) return refused(database, inNetwork);
  if (isKnown) return { delaySeconds: delayAfter(counted - 1), buckets: { network: ofNetwork, account: [inNetwork] } };

  if ((await count(database, ofAccount, FREE_FAILURES.account)) === null) {
    await takeBack(database, inNetwork);
    return refused(database, ofAccount);
  }
  return { delaySeconds: 0, buckets: { network: ofNetwork, account: [inNetwork, ofAccount] } };
}

/**
 * Counts an attempt that names no account as failed, such as a code of a link.
 *
 * @param what the way in. Each counts for itself.
 */
export async function countNetworkAttempt(
  database: Queries,
  what: string,
  address: string,
): Promise<AcceptedAttempt | RefusedAttempt> {
  const network = `${what} ${networkOf(address)}`;
  await sweep(database);
  if ((await count(database, network, FREE_FAILURES.network)) === null) return refused(database, network);
  return { delaySeconds: 0, buckets: { network, account: [] } };
}

/** Forgets the failures of an account after a successful sign-in. The network only gets this attempt back. */
export async function forgiveAttempt(database: Queries, { buckets }: AcceptedAttempt): Promise<void> {
  await database.delete(signInAttempt).where(inArray(signInAttempt.bucket, [...buckets.account]));
  await takeBack(database, buckets.network);
}

/**
 * Takes back an attempt that was neither a success nor a failure: the password was right, and a code is still missing. Earlier
 * failures stay, so nobody begins anew with wrong codes.
 */
export async function returnAttempt(database: Queries, { buckets }: AcceptedAttempt): Promise<void> {
  for (const bucket of [...buckets.account, buckets.network]) await takeBack(database, bucket);
}

/** Takes back the last failure of a bucket. */
async function takeBack(database: Queries, bucket: string): Promise<void> {
  await database
    .update(signInAttempt)
    .set({ failures: sql`greatest(${failures} - 1, 0)`, blockedUntil: null })
    .where(eq(signInAttempt.bucket, bucket));
}

/**
 * Adds a failure to a bucket.
 *
 * @param free the failures after which the bucket is blocked.
 * @returns the failures so far, or null when the bucket is blocked and nothing was counted.
 */
export async function count(database: Queries, bucket: string, free: number): Promise<number | null> {
  const counted = sql`case when ${isCurrent} then ${failures} + 1 else 1 end`;
  const [row] = await database
    .insert(signInAttempt)
    .values({ bucket, failures: 1, firstFailedAt: now })
    .onConflictDoUpdate({
      target: signInAttempt.bucket,
      set: {
        failures: counted,
        firstFailedAt: sql`case when ${isCurrent} then ${firstFailedAt} else ${now} end`,
        blockedUntil: blockAfter(counted, free),
      },
      setWhere: sql`not (${isBlocked})`,
    })
    .returning({ failures });
  return row?.failures ?? null;
}

function blockAfter(counted: SQL, free: number): SQL {
  const seconds = sql`least(${FIRST_BLOCK_SECONDS} * power(2, least(${counted} - ${free}, 10)), ${LONGEST_BLOCK_SECONDS})`;
  return sql`case when ${counted} >= ${free} then ${now} + ${seconds} * interval '1 second' end`;
}

function delayAfter(failed: number): number {
  if (failed < PROMPT_FAILURES) return 0;
  return Math.min(2 ** (failed - PROMPT_FAILURES), LONGEST_DELAY_SECONDS);
}

export async function secondsBlocked(database: Queries, bucket: string): Promise<number | null> {
  const [row] = await database
    .select({ seconds: sql<number>`ceil(extract(epoch from ${blockedUntil} - ${now}))::int` })
    .from(signInAttempt)
    .where(and(eq(signInAttempt.bucket, bucket), isBlocked));
  return row ? Math.max(1, row.seconds) : null;
}

async function refused(database: Queries, bucket: string): Promise<RefusedAttempt> {
  return { retryAfterSeconds: (await secondsBlocked(database, bucket)) ?? 1 };
}

/** Deletes rows that no longer count, and the oldest ones when there are too many. It skips locked rows. */
export async function sweep(database: Queries): Promise<void> {
  const expired = sql`(select bucket from sign_in_attempt
    where first_failed_at < now() - interval '15 minutes' or first_failed_at > now() + ${CORRECTION_SECONDS} * interval '1 second'
    limit ${SWEPT} for update skip locked)`;
  await database.delete(signInAttempt).where(inArray(signInAttempt.bucket, expired));
  const superfluous = sql`(select bucket from sign_in_attempt order by first_failed_at desc offset ${MOST_ROWS})`;
  await database.delete(signInAttempt).where(inArray(signInAttempt.bucket, superfluous));
}

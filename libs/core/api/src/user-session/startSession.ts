import { newId, type Queries } from '@console/api-kit/database';
import type { SessionLimit, SignInMethod } from '@console/core-contracts';
import { sql } from 'drizzle-orm';
import { userSession } from '../tables.ts';

/** How long a session lasts, in milliseconds. */
export interface SessionTimes {
  /** Without any use. 0 for no such limit. */
  readonly idleMs: number;
  /** From its start, however much it is used. */
  readonly longestMs: number;
}

/** A session that begins. */
export interface NewSession {
  readonly account: { readonly userId: string; readonly tokenVersion: number };
  readonly method: SignInMethod;
  /** What the user must do before anything else. */
  readonly limited: SessionLimit | null;
  readonly address: string | null;
  /** How the browser calls itself. */
  readonly agent: string | null;
}

const LONGEST_ADDRESS = 64;
const LONGEST_AGENT = 255;

/** The most expired sessions that one sign-in deletes. */
const SWEPT = 100;

/**
 * Adds the row of a session. Its token gives access only while the row is live.
 *
 * @returns the ULID of the token, and when the token expires.
 */
export async function startSession(
  queries: Queries,
  { account: { userId, tokenVersion }, method, limited, address, agent }: NewSession,
  { now, idleMs, longestMs }: SessionTimes & { readonly now: Date },
): Promise<{ tokenId: string; expiresAt: Date }> {
  const tokenId = newId();
  const expiresAt = new Date(now.getTime() + longestMs);
  await sweep(queries, now);
  await queries.insert(userSession).values({
    id: newId(),
    createdBy: userId,
    userId,
    tokenId,
    tokenVersion,
    method,
    limited,
    address: address?.slice(0, LONGEST_ADDRESS) ?? null,
    agent: agent?.replaceAll('\0', '').slice(0, LONGEST_AGENT) ?? null,
    startedAt: now,
    seenAt: now,
    expiresAt: idleMs > 0 ? new Date(now.getTime() + Math.min(idleMs, longestMs)) : expiresAt,
  });
  return { tokenId, expiresAt };
}

/** Notes that a session is used, at most once a minute. So it ends later, but never after the longest time. */
export async function touchSession(
  queries: Queries,
  tokenId: string,
  { now, idleMs, longestMs }: SessionTimes & { readonly now: Date },
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const later = sql`least(started_at + ${longestMs} * interval '1 millisecond', ${at} + ${idleMs} * interval '1 millisecond')`;
  await queries.execute(
    sql`update user_session set seen_at = ${at}, expires_at = ${idleMs > 0 ? sql`greatest(expires_at, ${later})` : sql`expires_at`}
      where token_id = ${tokenId} and ended_at is null and expires_at > ${at} and seen_at <= ${at} - interval '1 minute'`,
  );
}

/** Ends the session of a token on every process. The other sessions of the user go on. */
export async function endSession(queries: Queries, tokenId: string, now: Date): Promise<void> {
  await queries.execute(
    sql`update user_session set ended_at = ${now.toISOString()}::timestamptz where token_id = ${tokenId} and ended_at is null`,
  );
}

/**
 * Deletes sessions that expired a day ago, because no token lives as long. It skips locked rows. Tokens that the release before
 * ended are forgotten too.
 */
async function sweep(queries: Queries, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await queries.execute(sql`delete from user_session where id in (select id from user_session
    where expires_at < ${at} - interval '1 day' limit ${SWEPT} for update skip locked)`);
  await queries.execute(sql`delete from ended_session where token_id in (select token_id from ended_session
    where expires_at < ${at} limit ${SWEPT} for update skip locked)`);
}

import { ChangeLog } from '@console/api-kit';
import { newId, type Queries } from '@console/api-kit/database';
import type { SessionLimit, SignInMethod } from '@console/core-contracts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { User, UserSession } from '../nodes.ts';
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

/** The most sessions of a user that one sign-in publishes. As many are listed. */
const LISTED = 50;

/** The most expired sessions that one sign-in deletes. */
const SWEPT = 100;

/**
 * Adds the row of a session, and tells the screens that show the sessions of the user. Its token gives access only while the row is live.
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
  const others = await liveOf(queries, userId, now);
  const [begun] = await queries
    .insert(userSession)
    .values({
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
    })
    .returning();
  const changes = new ChangeLog();
  changes.wrote(UserSession, begun ? [begun] : [], 'created');
  // A screen of the user has a list of these sessions. With an empty list only the user is on it.
  changes.wrote(UserSession, others, 'updated');
  if (others.length === 0) changes.touch(User, userId);
  await changes.publish(queries, {});
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
  const ended = await queries
    .update(userSession)
    .set({ endedAt: now, version: sql`version + 1` })
    .where(and(eq(userSession.tokenId, tokenId), isNull(userSession.endedAt)))
    .returning();
  const changes = new ChangeLog();
  changes.wrote(UserSession, ended, 'updated');
  if (ended.length > 0) await changes.publish(queries, {});
}

/** Returns the sessions of a user that have not ended. */
function liveOf(queries: Queries, userId: string, now: Date) {
  return queries
    .select()
    .from(userSession)
    .where(and(eq(userSession.userId, userId), isNull(userSession.endedAt), gt(userSession.expiresAt, now)))
    .limit(LISTED);
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

import { type Viewer, viewerOf } from '@console/api-kit';
import { newId, type Queries } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import { mustHaveSecondFactor, type SecondFactorFor } from './mustHaveSecondFactor.ts';

/** The session of one token. */
export interface TokenSession {
  /** The ULID of the user. */
  readonly userId: string;
  /** The ULID of the token. */
  readonly tokenId: string;
  readonly tokenVersion: number;
  /** The limit that the token names. */
  readonly limited?: string | null | undefined;
  /** The times of a token of a release that kept no sessions. */
  readonly older?: { readonly startedAt: Date; readonly expiresAt: Date } | undefined;
}

/** A session that has not ended. */
export interface LiveSession {
  readonly viewer: Viewer;
  /** When it was used last, to the minute. */
  readonly seenAt: Date;
}

interface Asked {
  readonly now: Date;
  /** The users who must have a second factor. A session that began before they had to, and without one, has ended. */
  readonly secondFactorFor: SecondFactorFor;
}

/** Returns the user of a session, or null when the user was deactivated or the session has ended. */
export async function findSession(database: Queries, session: TokenSession, asked: Asked): Promise<LiveSession | null> {
  const found = await read(database, session, asked);
  if (found || !session.older) return found;
  await adopt(database, session, session.older, asked.now);
  return read(database, session, asked);
}

interface SessionRow extends Record<string, unknown> {
  person_id: string;
  roles: string[];
  limited: string | null;
  method: string;
  has_factor: boolean;
  seen_at: Date | string;
}

/** A session whose number is not the user's has ended with all others of that user. */
async function read(
  database: Queries,
  { userId, tokenId, limited }: TokenSession,
  { now, secondFactorFor }: Asked,
): Promise<LiveSession | null> {
  const { rows } = await database.execute<SessionRow>(
    sql`select u.person_id, u.roles::text[] as roles, s.limited, s.method, s.seen_at,
        exists (select from user_factor f where f.user_id = u.id and f.confirmed_at is not null) as has_factor
      from user_session s join "user" u on u.id = s.user_id and u.token_version = s.token_version
      where s.token_id = ${tokenId} and s.user_id = ${userId} and u.is_active
        and s.ended_at is null and s.expires_at > ${now.toISOString()}::timestamptz`,
  );
  const [row] = rows;
  if (!row) return null;
  const isWhole = (limited ?? row.limited) === null && row.method !== 'provider';
  if (isWhole && !row.has_factor && mustHaveSecondFactor(secondFactorFor, row.roles)) return null;
  // A token that was issued with a limit keeps it: another one is issued when the limit is lifted.
  const viewer = viewerOf({ userId, personId: row.person_id, roles: row.roles, limited: limited ?? row.limited });
  return { viewer, seenAt: new Date(row.seen_at) };
}

/** Makes the session of a token that was issued before sessions were kept, unless the token has been ended. */
async function adopt(
  database: Queries,
  { userId, tokenId, tokenVersion }: TokenSession,
  { startedAt, expiresAt }: { startedAt: Date; expiresAt: Date },
  now: Date,
): Promise<void> {
  const [started, expires, seen] = [startedAt, expiresAt, now].map((at) => sql`${at.toISOString()}::timestamptz`);
  await database.execute(
    sql`insert into user_session (id, user_id, token_id, token_version, method, started_at, seen_at, expires_at)
      select ${newId()}, id, ${tokenId}, token_version, 'password', ${started}, ${seen}, ${expires} from "user"
      where id = ${userId} and token_version = ${tokenVersion}
        and not exists (select from ended_session where token_id = ${tokenId})
      on conflict do nothing`,
  );
}

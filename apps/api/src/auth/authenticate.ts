import type { Clock, Viewer } from '@console/api-kit';
import { ulidOf } from '@console/api-kit';
import type { Tokens } from '@console/api-kit/auth';
import type { Database } from '@console/api-kit/database';
import { findViewer } from '@console/core-api';

export interface Authenticating {
  database: Database;
  tokens: Tokens;
  clock: Clock;
}

interface Session {
  readonly viewer: Viewer;
  readonly userId: string;
  readonly tokenVersion: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Returns the user of the header `Authorization: Bearer …` and the end of the session. Null without a valid token. */
export async function authenticate(
  authorization: string | undefined,
  { database, tokens }: Authenticating,
): Promise<Session | null> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  const claims = token ? await tokens.read(token) : null;
  const userId = claims && ulidOf('users', claims.id);
  if (!userId) return null;
  const { tokenVersion, expires } = claims;
  const viewer = await findViewer(database, userId, tokenVersion);
  return viewer && { viewer, userId, tokenVersion, endsAt: expires * 1000 };
}

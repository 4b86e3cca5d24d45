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

/** Who asks, by the header `Authorization: Bearer …`; null when nobody does, or no longer. */
export async function authenticate(
  authorization: string | undefined,
  { database, tokens }: Authenticating,
): Promise<Viewer | null> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  const claims = token ? await tokens.read(token) : null;
  const userId = claims && ulidOf('users', claims.id);
  return userId ? findViewer(database, userId, claims.tokenVersion) : null;
}

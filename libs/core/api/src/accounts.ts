import { sortKey, type Viewer, viewerOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { eq, sql } from 'drizzle-orm';
import { person, user } from './tables.ts';

/** What signing in needs to know of a user. */
export interface Account {
  userId: string;
  fullName: string;
  roles: readonly string[];
  passwordHash: string | null;
  isActive: boolean;
  tokenVersion: number;
}

/** The form in which an email signs in: capitals do not matter. */
export function signInEmail(email: string): string {
  return sortKey(email);
}

export async function findAccount(database: Queries, email: string): Promise<Account | null> {
  const [account] = await database
    .select({
      userId: user.id,
      fullName: person.fullName,
      roles: user.roles,
      passwordHash: user.passwordHash,
      isActive: user.isActive,
      tokenVersion: user.tokenVersion,
    })
    .from(user)
    .innerJoin(person, eq(person.id, user.personId))
    .where(eq(user.signInEmail, signInEmail(email)));
  return account ?? null;
}

/**
 * Who a token stands for, as the database knows them now: null once the user is deactivated or their sessions were
 * ended. Asked for each request, so that both hold at once on every process.
 */
export async function findViewer(database: Queries, userId: string, tokenVersion: number): Promise<Viewer | null> {
  const { rows } = await database.execute<{ person_id: string; roles: string[] }>(
    sql`select person_id, roles::text[] as roles from "user"
      where id = ${userId} and token_version = ${tokenVersion} and is_active`,
  );
  const [row] = rows;
  return row ? viewerOf({ userId, personId: row.person_id, roles: row.roles }) : null;
}

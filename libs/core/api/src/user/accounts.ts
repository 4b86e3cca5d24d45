import { type Viewer, viewerOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { sortKey } from '@console/format';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { signInEmail } from '../person/signInEmail.ts';
import { person, user } from '../tables.ts';

/** The facts about a user that signing in needs. */
export interface Account {
  userId: string;
  email: string | null;
  fullName: string;
  roles: readonly string[];
  passwordHash: string | null;
  isActive: boolean;
  tokenVersion: number;
  /** Somebody else knows the password. */
  mustChangePassword: boolean;
}

export async function findAccount(database: Queries, email: string): Promise<Account | null> {
  const key = signInEmail(email);
  // Users that the backfill has not reached yet have the sort key.
  const accounts = await accountsWhere(database, inArray(user.signInEmail, [key, sortKey(email)]));
  return accounts.find((account) => signInEmail(account.email ?? '') === key) ?? null;
}

/** Returns the facts of a user who is known. */
export async function findAccountOf(database: Queries, userId: string): Promise<Account | null> {
  const [account] = await accountsWhere(database, eq(user.id, userId));
  return account ?? null;
}

/** @param which a condition of the table `user`. */
export function accountsWhere(database: Queries, which: SQL | undefined): Promise<Account[]> {
  return database
    .select({
      userId: user.id,
      email: person.email,
      fullName: person.fullName,
      roles: user.roles,
      passwordHash: user.passwordHash,
      isActive: user.isActive,
      tokenVersion: user.tokenVersion,
      mustChangePassword: user.mustChangePassword,
    })
    .from(user)
    .innerJoin(person, eq(person.id, user.personId))
    .where(which);
}

/** Returns a user with the present roles, or null when the user was deactivated. For work that goes on without a session. */
export async function findUser(database: Queries, userId: string): Promise<Viewer | null> {
  const { rows } = await database.execute<{ person_id: string; roles: string[] }>(
    sql`select person_id, roles::text[] as roles from "user" where id = ${userId} and is_active`,
  );
  const [row] = rows;
  return row ? viewerOf({ userId, personId: row.person_id, roles: row.roles }) : null;
}

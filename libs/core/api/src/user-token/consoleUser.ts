import { viewerOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { eq } from 'drizzle-orm';
import { person, user } from '../tables.ts';

/** A user who may sign in to the console. */
export interface ConsoleUser {
  readonly userId: string;
  readonly personId: string;
  readonly fullName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly tokenVersion: number;
}

/** Returns a user who may sign in to the console. Null when the user was deactivated, or has no role or email for it. */
export async function findConsoleUser(queries: Queries, userId: string): Promise<ConsoleUser | null> {
  const [found] = await queries
    .select({
      userId: user.id,
      personId: user.personId,
      fullName: person.fullName,
      email: person.email,
      roles: user.roles,
      tokenVersion: user.tokenVersion,
      isActive: user.isActive,
    })
    .from(user)
    .innerJoin(person, eq(person.id, user.personId))
    .where(eq(user.id, userId));
  if (!found?.isActive || found.email === null) return null;
  return viewerOf(found).isStaff ? { ...found, email: found.email } : null;
}

import { hashPassword } from '@console/api-kit/auth';
import { type Database, newId, sqlState, violatedConstraint } from '@console/api-kit/database';
import { eq } from 'drizzle-orm';
import { signInEmail } from '../person/signInEmail.ts';
import { person, user } from '../tables.ts';

export interface NewAdministrator {
  email: string;
  givenName: string;
  familyName: string;
  password: string;
}

/**
 * Creates a person and a user with ROLE_ADMIN. Returns the user's id, or null when another user signs in with this
 * email.
 */
export async function createAdministrator(database: Database, administrator: NewAdministrator): Promise<string | null> {
  const { email, givenName, familyName, password } = administrator;
  const passwordHash = await hashPassword(password);
  try {
    return await database.transaction(async (tx) => {
      const existing = await tx
        .select({ id: user.id })
        .from(user)
        .where(eq(user.signInEmail, signInEmail(email)));
      if (existing.length > 0) return null;
      const personId = newId();
      const id = newId();
      await tx
        .insert(person)
        .values({ id: personId, kind: 'internal', givenName, familyName, email, roles: ['ROLE_INTERNAL'] });
      await tx.insert(user).values({ id, personId, passwordHash, roles: ['ROLE_ADMIN'] });
      return id;
    });
  } catch (error) {
    if (sqlState(error) === '23505' && violatedConstraint(error) === 'user_sign_in_email_key') return null;
    throw error;
  }
}

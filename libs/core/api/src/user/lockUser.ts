import { type RecordInput, type RowOf, ulidOf, type Writing } from '@console/api-kit';
import { type RoleCode, whyNotTakeAccess } from '@console/core-contracts';
import { and, arrayContains, asc, eq, isNotNull, or } from 'drizzle-orm';
import { Person, User } from '../nodes.ts';
import { type person, user } from '../tables.ts';
import type { UserRow } from './writeUser.ts';

interface Access {
  readonly roles?: readonly RoleCode[] | undefined;
  readonly isActive?: boolean | undefined;
  /** Whether the user loses the account at the third party. A password is another way in. */
  readonly isUnbound?: boolean;
}

/**
 * Locks a user after the user's person. When the change takes access away, all administrators are locked in the order of their ids, so
 * that of two who take it from each other at the same moment the second sees what the first did.
 *
 * @throws a refusal when nobody would be left who can administer the console.
 */
export async function lockUser(
  writing: Writing,
  input: RecordInput,
  { roles, isActive, isUnbound = false }: Access,
): Promise<{ row: UserRow; owner: RowOf<typeof person> }> {
  const id = ulidOf(User.prefix, input.id) ?? '';
  const [known] = await writing.tx.select({ personId: user.personId }).from(user).where(eq(user.id, id));
  // Without a row, `lock` throws 404.
  const owner = known && (await writing.lockRow(Person, known.personId));
  const takes = isUnbound || isActive === false || (roles !== undefined && !roles.includes('ROLE_ADMIN'));
  const others = takes ? (await administratorsAnd(writing, id)).filter((one) => one.id !== id) : [];
  const row = await writing.lock(User, input);
  if (!owner) throw new Error(`User ${row.id} was created meanwhile.`);
  if (takes && isAdministrator(row) && !(isUnbound && row.passwordHash !== null))
    writing.refuseIf(whyNotTakeAccess({ administrators: others.filter(isAdministrator).length }));
  return { row, owner };
}

/** Whether a user can sign in as an administrator. One who was invited has no way in yet. */
function isAdministrator({ isActive, roles, passwordHash, oidcSubject }: UserRow): boolean {
  return isActive && roles.includes('ROLE_ADMIN') && (passwordHash !== null || oidcSubject !== null);
}

function administratorsAnd({ tx }: Writing, id: string): Promise<UserRow[]> {
  const administrator = and(
    eq(user.isActive, true),
    arrayContains(user.roles, ['ROLE_ADMIN']),
    or(isNotNull(user.passwordHash), isNotNull(user.oidcSubject)),
  );
  return tx
    .select()
    .from(user)
    .where(or(eq(user.id, id), administrator))
    .orderBy(asc(user.id))
    .for('no key update');
}

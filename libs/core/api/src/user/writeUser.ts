import { invalidInput, type RowOf, reserveWrites, type Writing } from '@console/api-kit';
import { sqlState, violatedConstraint } from '@console/api-kit/database';
import { User } from '../nodes.ts';
import type { user } from '../tables.ts';
import { endSessionsOf } from '../user-session/endSessionsOf.ts';

export type UserRow = RowOf<typeof user>;

const WritableUser = reserveWrites(User, 'libs/core/api/src/user/writeUser.ts');

type Given =
  | 'roles'
  | 'isActive'
  | 'passwordHash'
  | 'mustChangePassword'
  | 'passwordChangedAt'
  | 'oidcIssuer'
  | 'oidcSubject';

type UserValues = { readonly [Field in Given]?: UserRow[Field] | undefined };

/** @throws a violation when somebody signs in with this person or this email, which another transaction may have written just now. */
export async function insertUser(
  writing: Writing,
  values: UserValues & Pick<UserRow, 'personId'>,
  path: string,
): Promise<UserRow> {
  try {
    const made = await writing.insert(WritableUser, values);
    writing.securityEvents.push({ what: 'account created', userId: made.id, roles: made.roles });
    return made;
  } catch (error) {
    const constraint = sqlState(error) === '23505' ? violatedConstraint(error) : undefined;
    if (constraint === 'user_person_id_key') throw invalidInput({ path, message: 'This person already signs in.' });
    if (constraint === 'user_sign_in_email_key') {
      throw invalidInput({ path, message: 'Somebody else signs in with this email.' });
    }
    throw error;
  }
}

/** Changes a locked user. The version grows even when only the user's person has changed. */
export async function changeUser(
  writing: Writing,
  row: UserRow,
  values: UserValues & { readonly tokenVersion?: number } = {},
): Promise<UserRow> {
  const changed = await writing.update(WritableUser, row, values);
  const { id: userId, roles } = changed;
  const events = writing.securityEvents;
  if (roles.join() !== row.roles.join()) events.push({ what: 'roles changed', userId, roles });
  if (changed.isActive !== row.isActive) {
    events.push({ what: changed.isActive ? 'account reactivated' : 'account deactivated', userId });
  }
  return changed;
}

interface Ending {
  /** The token of a session that goes on. */
  readonly except?: string | undefined;
}

/** Changes a locked user and ends the user's sessions on every process. */
export async function changeUserAndEndSessions(
  writing: Writing,
  row: UserRow,
  values: UserValues,
  { except }: Ending = {},
): Promise<UserRow> {
  const tokenVersion = row.tokenVersion + 1;
  writing.securityEvents.push({ what: 'sessions ended', userId: row.id });
  const changed = await changeUser(writing, row, { ...values, tokenVersion });
  await endSessionsOf(writing, row.id, { except, tokenVersion });
  return changed;
}

interface GivenPassword extends Ending {
  /** Whether somebody else knows it, so that the user must choose another one. */
  readonly mustChange: boolean;
}

/** Gives a locked user a password. All sessions end, but the one in which its owner chose it. */
export function givePassword(
  writing: Writing,
  row: UserRow,
  passwordHash: string,
  { mustChange, except }: GivenPassword,
): Promise<UserRow> {
  writing.securityEvents.push({ what: 'password changed', userId: row.id });
  const values = { passwordHash, mustChangePassword: mustChange, passwordChangedAt: writing.now };
  return changeUserAndEndSessions(writing, row, values, { except });
}

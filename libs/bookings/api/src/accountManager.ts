import { invalidInput, type Writing } from '@console/api-kit';
import { User } from '@console/core-api';

/**
 * The ulid of the user that an input names as account manager: an active one with that role.
 *
 * @param known who it is already; a colleague who has left since stays on their bookings.
 * @throws a violation when it is somebody else.
 */
export async function accountManagerOf(writing: Writing, iri: string, known: string | null = null): Promise<string> {
  const { id, isActive, roles } = await writing.refer(User, iri, 'accountManager');
  if (id === known || (isActive && roles.includes('ROLE_ACCOUNT_MANAGER'))) return id;
  throw invalidInput({ path: 'accountManager', message: 'Account manager must be an active account manager' });
}

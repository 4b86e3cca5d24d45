import { invalidInput, type Writing } from '@console/api-kit';
import { User } from '@console/core-api';

/**
 * Returns the ULID of the user that an input names as account manager.
 *
 * @param known the present account manager, who may stay although inactive.
 * @throws a violation when the user is inactive or not an account manager.
 */
export async function accountManagerOf(writing: Writing, iri: string, known: string | null = null): Promise<string> {
  const { id, isActive, roles } = await writing.refer(User, iri, 'accountManager');
  if (id === known || (isActive && roles.includes('ROLE_ACCOUNT_MANAGER'))) return id;
  throw invalidInput({ path: 'accountManager', message: 'Account manager must be an active account manager' });
}

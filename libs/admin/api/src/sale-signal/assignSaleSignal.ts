import { assignSaleSignalInput } from '@console/admin-contracts';
import { administrators, invalidInput, mutationField, type Writing } from '@console/api-kit';
import { User } from '@console/core-api';
import { SaleSignal } from '../nodes.ts';

mutationField('assignSaleSignal', {
  description: 'Gives a sale signal to an account manager, or takes it from them.',
  rule: administrators,
  input: assignSaleSignalInput,
  changes: SaleSignal,
  write: async (writing, { id, version, assignedTo }) => {
    const signal = await writing.lock(SaleSignal, { id, version });
    const assignedToId = assignedTo ? await assigneeOf(writing, assignedTo, signal.assignedToId) : null;
    return writing.update(SaleSignal, signal, { assignedToId });
  },
});

/**
 * Returns the ULID of the user to whom an input gives a signal.
 *
 * @param known the present one, who may stay although inactive.
 * @throws a violation when the user is inactive or no account manager.
 */
export async function assigneeOf(writing: Writing, iri: string, known: string | null = null): Promise<string> {
  const { id, isActive, roles } = await writing.refer(User, iri, 'assignedTo');
  if (id === known || (isActive && roles.includes('ROLE_ACCOUNT_MANAGER'))) return id;
  throw invalidInput({ path: 'assignedTo', message: 'Assigned to must be an active account manager' });
}

import { invalidInput, mutationField, staff, type Writing } from '@console/api-kit';
import { customerContactRoles, type RoleCode, updateCustomerContactInput } from '@console/core-contracts';
import { and, eq, ne } from 'drizzle-orm';
import { signInEmail } from './accounts.ts';
import { CustomerContact } from './nodes.ts';
import { user } from './tables.ts';

mutationField('updateCustomerContact', {
  description:
    'Changes a contact. Absent fields keep their value. Only administrators may change an email that somebody signs in with.',
  rule: staff,
  input: updateCustomerContactInput,
  changes: CustomerContact,
  write: async (writing, { id, version, email, roles, ...words }) => {
    const contact = await writing.lock(CustomerContact, { id, version });
    if (email !== undefined && signInEmail(email) !== signInEmail(contact.email ?? '')) {
      await mayChangeEmail(writing, contact.id, email);
    }
    const others = contact.roles.filter((role) => !isContactRole(role));
    return writing.update(CustomerContact, contact, { ...words, email, roles: roles && [...others, ...roles] });
  },
});

/**
 * A contact may sign in with this email. A user who could change it could have a new password sent to themselves.
 *
 * @throws a violation when the viewer may not change it, or when another user signs in with the new email.
 */
async function mayChangeEmail({ tx, viewer }: Writing, personId: string, email: string): Promise<void> {
  const [account] = await tx.select({ id: user.id }).from(user).where(eq(user.personId, personId)).for('update');
  if (!account) return;
  if (!viewer.isAdministrator) {
    const message = 'This contact signs in with this email. An administrator can change it.';
    throw invalidInput({ path: 'email', message });
  }
  const [taken] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.signInEmail, signInEmail(email)), ne(user.id, account.id)));
  if (taken) throw invalidInput({ path: 'email', message: 'Somebody else signs in with this email.' });
}

function isContactRole(role: RoleCode): boolean {
  return customerContactRoles.some((one) => one === role);
}

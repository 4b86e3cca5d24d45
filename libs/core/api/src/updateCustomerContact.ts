import { mutationField, staff } from '@console/api-kit';
import { customerContactRoles, type RoleCode, updateCustomerContactInput } from '@console/core-contracts';
import { CustomerContact } from './nodes.ts';
import { writePerson } from './writePerson.ts';

mutationField('updateCustomerContact', {
  description:
    'Changes a contact. Absent fields keep their value. Only administrators may change an email that somebody signs in with.',
  rule: staff,
  input: updateCustomerContactInput,
  changes: CustomerContact,
  write: async (writing, { id, version, roles, ...words }) => {
    const contact = await writing.lock(CustomerContact, { id, version });
    const others = contact.roles.filter((role) => !isContactRole(role));
    return writePerson(writing, contact, { ...words, roles: roles && [...others, ...roles] });
  },
});

function isContactRole(role: RoleCode): boolean {
  return customerContactRoles.some((one) => one === role);
}

import { mutationField, requireUlid, staff, ulidOf } from '@console/api-kit';
import {
  customerContactRoles,
  type RoleCode,
  updateCustomerContactInput,
  whyNotMoveContact,
} from '@console/core-contracts';
import { Customer, CustomerContact } from '../nodes.ts';
import { writePerson } from '../person/writePerson.ts';
import { contactCorrected } from './contactCorrected.ts';
import { keepContact } from './keepContact.ts';
import { lockContact, usesOfContact } from './lockContact.ts';

mutationField('updateCustomerContact', {
  description:
    'Changes a contact. Absent fields keep their value. Only administrators may change an email that somebody signs in with. A contact to which a booking, a seat or a sale signal refers stays with its customer.',
  rule: staff,
  input: updateCustomerContactInput,
  describe: {
    correctSeats:
      'Whether seats of the contact in classes that are not over get the given name and email too. No when absent.',
  },
  changes: CustomerContact,
  write: async (writing, { id, version, roles, customer, correctSeats, ...words }) => {
    if (correctSeats) {
      const { givenName, familyName, email } = words;
      const ulid = requireUlid(CustomerContact.prefix, id, 'id');
      await writing.announce(contactCorrected, { contact: ulid, givenName, familyName, email });
    }
    const contact = await (customer === undefined
      ? writing.lock(CustomerContact, { id, version })
      : lockContact(writing, { id, version }, customer));
    const customerId = customer && ulidOf(Customer.prefix, customer);
    if (customerId && customerId !== contact.customerId) {
      writing.refuseIf(whyNotMoveContact({ uses: await usesOfContact(writing, contact) }));
    }
    const others = contact.roles.filter((role) => !isContactRole(role));
    const changed = await writePerson(writing, contact, {
      ...words,
      customerId,
      roles: roles && [...others, ...roles],
    });
    keepContact(writing, contact, changed);
    return changed;
  },
});

function isContactRole(role: RoleCode): boolean {
  return customerContactRoles.some((one) => one === role);
}

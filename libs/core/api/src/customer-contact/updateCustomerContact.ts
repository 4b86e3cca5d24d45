import { mutationField, type RowOf, requireUlid, staff, ulidOf, type Writing } from '@console/api-kit';
import {
  customerContactRoles,
  isSameContact,
  type RoleCode,
  updateCustomerContactInput,
  whyNotMoveContact,
} from '@console/core-contracts';
import { fullName } from '@console/format';
import { Customer, CustomerContact } from '../nodes.ts';
import { type PersonValues, writePerson } from '../person/writePerson.ts';
import type { person } from '../tables.ts';
import { contactCorrected } from './contactCorrected.ts';
import { keepContact } from './keepContact.ts';
import { lockContact, usesOfContact } from './lockContact.ts';
import { refuseSameContact } from './refuseSameContact.ts';

type PersonRow = RowOf<typeof person>;

mutationField('updateCustomerContact', {
  description:
    'Changes a contact. Absent fields keep their value. Only administrators may change an email that somebody signs in with. A contact to which a booking, a seat or another record refers stays with its customer.',
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
    const isIdentified = words.givenName ?? words.familyName ?? words.email ?? customer;
    const contact = await (isIdentified === undefined
      ? writing.lock(CustomerContact, { id, version })
      : lockContact(writing, { id, version }, customer));
    const customerId = customer && ulidOf(Customer.prefix, customer);
    if (customerId && customerId !== contact.customerId) {
      writing.refuseIf(whyNotMoveContact({ uses: await usesOfContact(writing, contact) }));
    }
    if (isIdentified !== undefined) await refuseAnother(writing, contact, { ...words, customerId });
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

/** Refuses a change of who the contact is, when another contact of the customer is the same person. */
async function refuseAnother(writing: Writing, contact: PersonRow, values: PersonValues): Promise<void> {
  const { givenName, familyName, email, customerId } = contact;
  const before = { givenName, familyName, email };
  const after = {
    givenName: values.givenName ?? givenName,
    familyName: values.familyName ?? familyName,
    email: values.email ?? email,
  };
  const newCustomer = values.customerId ?? customerId;
  const stays = newCustomer === customerId && isSameContact({ ...before, fullName: fullName(before) }, after);
  if (newCustomer !== null && !stays) await refuseSameContact(writing, newCustomer, after, contact.id);
}

function isContactRole(role: RoleCode): boolean {
  return customerContactRoles.some((one) => one === role);
}

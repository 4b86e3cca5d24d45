import {
  mutationField,
  type RecordInput,
  type RowOf,
  requireUlid,
  staff,
  ulidOf,
  type Writing,
} from '@console/api-kit';
import {
  customerContactRoles,
  isSameContact,
  type RoleCode,
  updateCustomerContactInput,
  whyNotMoveContact,
} from '@console/core-contracts';
import { fullName } from '@console/format';
import { eq } from 'drizzle-orm';
import { Customer, CustomerContact } from '../nodes.ts';
import { type PersonValues, writePerson } from '../person/writePerson.ts';
import { person } from '../tables.ts';
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
    const contact = await lockToChange(writing, { id, version }, { ...words, customer });
    const customerId = customer && ulidOf(Customer.prefix, customer);
    if (customerId && customerId !== contact.customerId) {
      writing.refuseIf(whyNotMoveContact({ uses: await usesOfContact(writing, contact) }));
    }
    await refuseAnother(writing, contact, { ...words, customerId });
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

type Identity = Pick<PersonValues, (typeof identity)[number]> & { readonly customer: string | undefined };

/** Locks a contact as little as its change needs. Dialogs send every field, so the row says which differ. */
async function lockToChange(
  writing: Writing,
  { id, version }: RecordInput,
  { customer, ...name }: Identity,
): Promise<PersonRow> {
  const ulid = requireUlid(CustomerContact.prefix, id, 'id');
  const [known] = await writing.tx.select().from(person).where(eq(person.id, ulid));
  // The lock depends on what the row was, so a row that has changed meanwhile is refused.
  const input = { id, version: version ?? known?.version };
  const isMoved = customer !== undefined && ulidOf(Customer.prefix, customer) !== known?.customerId;
  if (isMoved) return lockContact(writing, input, { strength: 'update', newCustomer: customer });
  const isRenamed = identity.some((field) => name[field] !== undefined && name[field] !== known?.[field]);
  return isRenamed ? lockContact(writing, input, { strength: 'no key update' }) : writing.lock(CustomerContact, input);
}

const identity = ['givenName', 'familyName', 'email'] as const;

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

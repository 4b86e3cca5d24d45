import { mutationField, staff } from '@console/api-kit';
import { deleteCustomerContactInput, whyNotDeleteContact } from '@console/core-contracts';
import { CustomerContact } from '../nodes.ts';
import { removePerson } from '../person/writePerson.ts';
import { keepContact } from './keepContact.ts';
import { lockContact, usesOfContact } from './lockContact.ts';

mutationField('deleteCustomerContact', {
  description: 'Deletes a contact to which no record refers.',
  rule: staff,
  input: deleteCustomerContactInput,
  deletes: CustomerContact,
  write: async (writing, input) => {
    const contact = await lockContact(writing, input, { strength: 'update' });
    writing.refuseIf(whyNotDeleteContact({ uses: await usesOfContact(writing, contact) }));
    await removePerson(writing, contact);
    keepContact(writing, contact, null);
    return contact;
  },
});

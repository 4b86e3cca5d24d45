import { mutationField, staff } from '@console/api-kit';
import { createCustomerContactInput } from '@console/core-contracts';
import { Customer, CustomerContact } from '../nodes.ts';
import { insertPerson } from '../person/writePerson.ts';
import { keepContact } from './keepContact.ts';
import { refuseSameContact } from './refuseSameContact.ts';

mutationField('createCustomerContact', {
  description: 'Adds a person who works for a customer. The customer must have no contact with this name and email.',
  rule: staff,
  input: createCustomerContactInput,
  changes: CustomerContact,
  write: async (writing, { customer, ...contact }) => {
    const { id: customerId } = await writing.hold(Customer, customer, 'customer');
    await refuseSameContact(writing, customerId, contact);
    const made = await insertPerson(writing, { ...contact, kind: 'customer', customerId });
    keepContact(writing, null, made);
    return made;
  },
});

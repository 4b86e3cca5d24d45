import { mutationField, staff } from '@console/api-kit';
import { createCustomerContactInput } from '@console/core-contracts';
import { Customer, CustomerContact } from '../nodes.ts';
import { insertPerson } from '../person/writePerson.ts';
import { keepContact } from './keepContact.ts';

mutationField('createCustomerContact', {
  description: 'Adds a person who works for a customer.',
  rule: staff,
  input: createCustomerContactInput,
  changes: CustomerContact,
  write: async (writing, { customer, ...contact }) => {
    const { id: customerId } = await writing.refer(Customer, customer, 'customer');
    const made = await insertPerson(writing, { ...contact, kind: 'customer', customerId });
    keepContact(writing, null, made);
    return made;
  },
});

import { mutationField, staff } from '@console/api-kit';
import { insertPerson, Person } from '@console/core-api';
import { createSupplierContactInput } from '@console/purchasing-contracts';

mutationField('createSupplierContact', {
  description: 'Adds a person who works for a supplier.',
  rule: staff,
  input: createSupplierContactInput,
  changes: Person,
  write: (writing, contact) =>
    insertPerson(writing, { ...contact, kind: 'supplier', customerId: null, roles: ['ROLE_SUPPLIER'] }),
});

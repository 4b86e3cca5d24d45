import { mutationField, staff } from '@console/api-kit';
import { createCustomerInput } from '@console/core-contracts';
import { keptAddress, writeAddress } from '../address/writeAddress.ts';
import { Customer } from '../nodes.ts';

mutationField('createCustomer', {
  description: 'Adds a customer. Two customers may have the same name.',
  rule: staff,
  input: createCustomerInput,
  changes: Customer,
  write: async (writing, { billingAddress, ...details }) => {
    const customer = await writing.insert(Customer, {
      ...details,
      billingAddressId: billingAddress && (await writeAddress(writing, billingAddress)),
    });
    writing.keepParts(Customer, customer, 'billingAddress', [], keptAddress(billingAddress));
    return customer;
  },
});

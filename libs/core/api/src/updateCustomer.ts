import { mutationField, staff } from '@console/api-kit';
import { updateCustomerInput } from '@console/core-contracts';
import { customerRenaming } from './customerRenaming.ts';
import { Customer } from './nodes.ts';
import { changeKeptAddress } from './writeAddress.ts';

mutationField('updateCustomer', {
  description:
    'Changes a customer. Absent fields keep their value. A null address removes it. Bookings and invoices keep their own copy of the address.',
  rule: staff,
  input: updateCustomerInput,
  changes: Customer,
  write: async (writing, { id, version, billingAddress, ...details }) => {
    // Bookings of the customer are confirmed meanwhile: their invoices refer to it.
    const customer = await writing.lock(Customer, { id, version }, 'no key update');
    if (details.name !== undefined && details.name !== customer.name) {
      await writing.announce(customerRenaming, customer);
    }
    const part = { type: Customer, part: 'billingAddress' };
    return changeKeptAddress(writing, part, billingAddress, customer.billingAddressId, (billingAddressId) =>
      writing.update(Customer, customer, { ...details, billingAddressId }),
    );
  },
});

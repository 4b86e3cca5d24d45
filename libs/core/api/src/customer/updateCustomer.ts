import { mutationField, staff } from '@console/api-kit';
import { updateCustomerInput } from '@console/core-contracts';
import { changeKeptAddress } from '../address/writeAddress.ts';
import { Customer } from '../nodes.ts';
import { customerNamed } from './customerNamed.ts';

mutationField('updateCustomer', {
  description:
    'Changes a customer. Absent fields keep their value. A null address removes it. Bookings and invoices keep their own copy of the address.',
  rule: staff,
  input: updateCustomerInput,
  changes: Customer,
  write: async (writing, { id, version, billingAddress, ...details }) => {
    // A new name waits for bookings and invoices that are being made, because they copy the old one. Afterwards it waits
    // for nothing else, so it cannot deadlock.
    const renames = details.name !== undefined;
    const customer = await writing.lock(Customer, { id, version }, renames ? 'update' : 'no key update');
    const part = { type: Customer, part: 'billingAddress' };
    const changed = await changeKeptAddress(
      writing,
      part,
      billingAddress,
      customer.billingAddressId,
      (billingAddressId) => writing.update(Customer, customer, { ...details, billingAddressId }),
    );
    if (renames) await writing.announce(customerNamed, changed);
    return changed;
  },
});

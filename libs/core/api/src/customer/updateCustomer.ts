import { mutationField, staff } from '@console/api-kit';
import { updateCustomerInput } from '@console/core-contracts';
import { changeKeptAddress, readAddress } from '../address/writeAddress.ts';
import { Customer } from '../nodes.ts';
import { customerNamed } from './customerNamed.ts';
import { customerReaddressed } from './customerReaddressed.ts';

mutationField('updateCustomer', {
  description:
    'Changes a customer. Absent fields keep their value. A null address removes it. Bookings and invoices keep their own copy of the address, unless `correctCopies` is given.',
  rule: staff,
  input: updateCustomerInput,
  describe: {
    correctCopies:
      'Whether the open bookings and draft invoices of the customer that have exactly the old billing address get the new one too. A job does it after the answer. No when absent.',
  },
  changes: Customer,
  write: async (writing, { id, version, billingAddress, correctCopies, ...details }) => {
    // A new name waits for bookings and invoices that are being made, because they copy the old one. Afterwards it waits
    // for nothing else, so it cannot deadlock.
    const renames = details.name !== undefined;
    const customer = await writing.lock(Customer, { id, version }, renames ? 'update' : 'no key update');
    const from = correctCopies && billingAddress ? await readAddress(writing.tx, customer.billingAddressId) : null;
    const part = { type: Customer, part: 'billingAddress' };
    const changed = await changeKeptAddress(
      writing,
      part,
      billingAddress,
      customer.billingAddressId,
      (billingAddressId) => writing.update(Customer, customer, { ...details, billingAddressId }),
    );
    if (renames) await writing.announce(customerNamed, changed);
    if (from) await writing.announce(customerReaddressed, { customer: changed.id, from });
    return changed;
  },
});

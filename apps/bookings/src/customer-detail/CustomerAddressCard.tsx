import { customerAddressInput } from '@console/core-contracts';
import { AddressCard } from '@console/core-web';
import { useRecordForm } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { CustomerAddressCard_customer$key } from './__generated__/CustomerAddressCard_customer.graphql.ts';
import { useUpdateCustomer } from './useUpdateCustomer.ts';

/** The billing address of a customer, edited in place. Bookings and invoices keep their own copy. */
export function CustomerAddressCard({ customer: key }: { customer: CustomerAddressCard_customer$key }) {
  const customer = useFragment(
    graphql`
      fragment CustomerAddressCard_customer on Customer {
        id
        version
        ...lastChange_record @relay(mask: false)
        billingAddress {
          ...address_lines @relay(mask: false)
        }
      }
    `,
    key,
  );
  const { id, version, billingAddress } = customer;
  const { commit, error } = useUpdateCustomer();
  const form = useRecordForm({
    name: 'customer-address',
    input: customerAddressInput,
    record: customer,
    save: (values) => commit({ input: { id, version, ...values } }),
    error,
  });
  return (
    <AddressCard
      form={form}
      name="billingAddress"
      address={billingAddress}
      note="For new bookings. A booking keeps its own copy, which is corrected on the booking."
    />
  );
}

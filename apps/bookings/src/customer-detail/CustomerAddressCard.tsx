import { customerAddressInput } from '@console/core-contracts';
import { AddressCard } from '@console/core-web';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CustomerAddressCard_customer$key } from './__generated__/CustomerAddressCard_customer.graphql.ts';
import { CorrectCopiesField } from './CorrectCopiesField.tsx';
import { useUpdateCustomer } from './useUpdateCustomer.ts';

/** The billing address of a customer, edited in place. Bookings and invoices keep their own copy, unless staff correct it too. */
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
  // The offer is never ticked by itself.
  const record = useMemo(() => ({ ...customer, correctCopies: false }), [customer]);
  return (
    <AddressCard
      name="customer-address"
      input={customerAddressInput}
      record={record}
      write={useUpdateCustomer()}
      field="billingAddress"
      address={customer.billingAddress}
      note="For new bookings. A booking keeps its own copy, which is corrected on the booking."
      offer={(form) => <CorrectCopiesField form={form} customer={customer.id} />}
    />
  );
}

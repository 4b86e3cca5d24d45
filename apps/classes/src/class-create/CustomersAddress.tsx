import type { createTrainingClassInput } from '@console/classes-contracts';
import { UseAddress } from '@console/classes-web';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { CustomersAddressQuery } from './__generated__/CustomersAddressQuery.graphql.ts';

/** Offers the billing address of the customer as the address of a private class. */
export function CustomersAddress({ form }: { readonly form: ConsoleForm<typeof createTrainingClassInput> }) {
  const { customer, type } = useFormValues(form);
  const { data, answered, load } = useQueryOnDemand<CustomersAddressQuery>(graphql`
    query CustomersAddressQuery($customer: ID!) {
      customer(id: $customer) {
        billingAddress {
          ...address_lines @relay(mask: false)
        }
      }
    }
  `);
  const asked = type !== 'public' && customer;
  useEffect(() => {
    if (asked) load({ customer: asked });
  }, [asked, load]);
  const known = asked && answered?.customer === asked ? data?.customer?.billingAddress : null;
  if (!known) return null;
  return (
    <div>
      <UseAddress form={form} address={known} label="Use the customer’s address" />
    </div>
  );
}

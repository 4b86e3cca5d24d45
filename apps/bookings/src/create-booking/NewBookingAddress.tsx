import type { createBookingInput } from '@console/bookings-contracts';
import { Address } from '@console/design-system/address';
import { Button } from '@console/design-system/button';
import { Stack, Text } from '@console/design-system/layout';
import { type ConsoleForm, OptionalAddressFields, useFormValues } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { NewBookingAddressQuery } from './__generated__/NewBookingAddressQuery.graphql.ts';

/** The billing address: the customer's, unless the booking has another one. */
export function NewBookingAddress({ form }: { form: ConsoleForm<typeof createBookingInput> }) {
  const { customer } = useFormValues(form);
  const { data, answered, failed, load } = useQueryOnDemand<NewBookingAddressQuery>(graphql`
    query NewBookingAddressQuery($customer: ID!) {
      customer(id: $customer) {
        billingAddress {
          ...address_lines @relay(mask: false)
        }
      }
    }
  `);
  useEffect(() => {
    if (customer) load({ customer });
  }, [customer, load]);
  const unknown = failed && Boolean(customer);
  const known = customer && answered?.customer === customer ? (data?.customer?.billingAddress ?? null) : undefined;

  const add = known === null ? 'Add an address' : 'Use another address';
  return (
    <OptionalAddressFields
      form={form}
      name="billingAddress"
      add={known !== undefined || unknown ? add : null}
      remove={known ? 'Use the customer’s address' : 'Leave it out'}
      begin={known}
      absent={
        <>
          {known === undefined && !unknown && <Text role="secondary">Select a billing address</Text>}
          {!customer && <Text role="meta">Select a customer first. Theirs is used unless you give another.</Text>}
          {unknown && customer && (
            <Stack gap="s" align="start">
              <Text role="meta">The customer’s address could not be shown. The booking takes it all the same.</Text>
              <Button size="small" onClick={() => load({ customer })}>
                Try again
              </Button>
            </Stack>
          )}
          {known === null && (
            <>
              <Text role="secondary">Select a billing address</Text>
              <Text role="meta">This customer has no address. A booking needs one before it is confirmed.</Text>
            </>
          )}
          {known && <Address address={known} />}
        </>
      }
    />
  );
}

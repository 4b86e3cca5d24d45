import type { createBookingInput } from '@console/bookings-contracts';
import { Address } from '@console/design-system/address';
import { Button } from '@console/design-system/button';
import { Field } from '@console/design-system/field';
import { Row, Stack, Text } from '@console/design-system/layout';
import { AddressFields, type ConsoleForm, savedAddress, useFormValues } from '@console/forms';
import { useQueryOnDemand } from '@console/relay';
import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import type { NewBookingAddressQuery } from './__generated__/NewBookingAddressQuery.graphql.ts';

/** The billing address: the customer's, unless this booking is given another. */
export function NewBookingAddress({ form }: { form: ConsoleForm<typeof createBookingInput> }) {
  const { customer, billingAddress } = useFormValues(form);
  const { setValue } = form.state;
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
  // A press on one of the two buttons takes that button away: the focus goes to what came in its place.
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const own = Boolean(billingAddress);
  useEffect(() => {
    if (pressed.current) place.current?.querySelector<HTMLElement>(own ? 'input' : 'button')?.focus();
    pressed.current = false;
  }, [own]);
  function give(address: typeof billingAddress) {
    pressed.current = true;
    setValue('billingAddress', address, { shouldDirty: true });
  }
  const unknown = failed && Boolean(customer);
  const known = customer && answered?.customer === customer ? (data?.customer?.billingAddress ?? null) : undefined;

  if (billingAddress) {
    return (
      <div ref={place}>
        <Stack>
          <AddressFields form={form} name="billingAddress" label="Billing address" />
          <div>
            <Button size="small" onClick={() => give(null)}>
              {known ? 'Use the customer’s address' : 'Leave it out'}
            </Button>
          </div>
        </Stack>
      </div>
    );
  }
  return (
    <Field label="Billing address" group heading>
      <Stack gap="s">
        {!customer && <Text role="meta">Select a customer first. Theirs is used unless you give another.</Text>}
        {unknown && (
          <Text role="meta">The customer’s address could not be shown. The booking takes it all the same.</Text>
        )}
        {known === null && (
          <Text role="meta">This customer has no address. A booking needs one before it is confirmed.</Text>
        )}
        {known && <Address address={known} />}
        {(known !== undefined || unknown) && (
          <div ref={place}>
            <Row>
              <Button size="small" onClick={() => give(savedAddress(known ?? null))}>
                {known === null ? 'Add an address' : 'Use another address'}
              </Button>
              {unknown && customer && (
                <Button size="small" onClick={() => load({ customer })}>
                  Try again
                </Button>
              )}
            </Row>
          </div>
        )}
      </Stack>
    </Field>
  );
}

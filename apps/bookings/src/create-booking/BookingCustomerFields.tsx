import type { createBookingInput } from '@console/bookings-contracts';
import { ContactField, CustomerField } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { Grid, Stack } from '@console/design-system/layout';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BookingCustomerFields_customer$key } from './__generated__/BookingCustomerFields_customer.graphql.ts';
import { useProposedContacts } from './useProposedContacts.ts';

export interface BookingCustomerFieldsProps {
  readonly form: ConsoleForm<typeof createBookingInput>;
  /** The customer that the form started with. */
  readonly customer: BookingCustomerFields_customer$key | null | undefined;
}

/** The fields for the customer, the booker and the biller. A new contact can be created in place (FRM-07). */
export function BookingCustomerFields({ form, customer: key }: BookingCustomerFieldsProps) {
  const initial = useFragment(
    graphql`
      fragment BookingCustomerFields_customer on Customer {
        ...customerOption_customer
      }
    `,
    key,
  );
  const values = useFormValues(form);
  const customer = values.customer || null;
  useProposedContacts(form, customer);
  const { setValue, getValues } = form.state;
  // The previous customer while the field is empty. Selecting it again keeps the contacts and the address.
  const previous = useRef<string | null>(null);

  function clearContacts(chosen: string | null) {
    if (chosen === null) {
      previous.current = customer ?? previous.current;
      return;
    }
    if (chosen === (customer ?? previous.current)) return;
    setValue('booker', '');
    setValue('biller', '');
    setValue('billingAddress', null);
  }

  // The booker is the biller too, until the user chooses another one.
  function followBooker(chosen: string | null) {
    const { biller } = getValues();
    if (chosen && (!biller || biller === values.booker)) setBiller(chosen);
  }

  function setBiller(chosen: string) {
    setValue('biller', chosen, { shouldDirty: true, shouldValidate: form.state.formState.isSubmitted });
  }

  const differs = Boolean(values.booker) && values.biller !== values.booker;
  return (
    <>
      <CustomerField
        form={form}
        name="customer"
        creates
        chosen={initial}
        placeholder="Select a customer"
        onChosen={clearContacts}
      />
      <Grid columns={2}>
        <ContactField
          form={form}
          name="booker"
          customer={customer}
          newContactRoles={booker}
          placeholder="Select a booker"
          onChosen={followBooker}
        />
        <Stack gap="s">
          <ContactField
            form={form}
            name="biller"
            customer={customer}
            newContactRoles={biller}
            placeholder="Select a billing contact"
          />
          {differs && (
            <div>
              <Button size="small" onClick={() => setBiller(values.booker ?? '')}>
                Same as booker
              </Button>
            </div>
          )}
        </Stack>
      </Grid>
    </>
  );
}

const booker = ['ROLE_CUSTOMER_BOOKER'] as const;
const biller = ['ROLE_CUSTOMER_BILLER'] as const;

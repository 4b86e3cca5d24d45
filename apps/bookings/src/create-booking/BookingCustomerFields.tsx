import type { createBookingInput } from '@console/bookings-contracts';
import { ContactField, CustomerField } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { Grid, Stack } from '@console/design-system/layout';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { BookingCustomerFields_customer$key } from './__generated__/BookingCustomerFields_customer.graphql.ts';
import { useBookingContacts } from './useBookingContacts.ts';

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
  const fields = useBookingContacts(form);
  const differs = Boolean(values.booker) && values.biller !== values.booker;
  return (
    <>
      <CustomerField
        form={form}
        name="customer"
        creates
        chosen={initial}
        placeholder="Select a customer"
        onChosen={fields.chooseCustomer}
      />
      <Grid columns={2}>
        <ContactField
          form={form}
          name="booker"
          customer={customer}
          newContactRoles={booker}
          placeholder="Select a booker"
          onChosen={fields.chooseBooker}
        />
        <Stack gap="s">
          <ContactField
            form={form}
            name="biller"
            customer={customer}
            newContactRoles={biller}
            placeholder="Select a billing contact"
            onChosen={fields.chooseBiller}
          />
          {differs && (
            <div>
              <Button size="small" onClick={fields.billBooker}>
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

import type { createBookingInput } from '@console/bookings-contracts';
import { ContactField, CustomerField } from '@console/core-web';
import { Grid } from '@console/design-system/layout';
import { type ConsoleForm, useFormValues } from '@console/forms';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BookingCustomerFields_customer$key } from './__generated__/BookingCustomerFields_customer.graphql.ts';

export interface BookingCustomerFieldsProps {
  readonly form: ConsoleForm<typeof createBookingInput>;
  /** The customer that the form began with. */
  readonly customer: BookingCustomerFields_customer$key | null | undefined;
}

/** For whom it is, and which of their people book and pay; one who is not there yet is made in place (FRM-07). */
export function BookingCustomerFields({ form, customer: key }: BookingCustomerFieldsProps) {
  const known = useFragment(
    graphql`
      fragment BookingCustomerFields_customer on Customer {
        ...customerOption_customer
      }
    `,
    key,
  );
  const customer = useFormValues(form).customer || null;
  const { setValue } = form.state;
  // Whose people and address these are, while the box is emptied to look for a customer.
  const left = useRef<string | null>(null);

  function follow(chosen: string | null) {
    if (chosen === null) {
      left.current = customer ?? left.current;
      return;
    }
    if (chosen === (customer ?? left.current)) return;
    setValue('booker', '');
    setValue('biller', '');
    setValue('billingAddress', null);
  }

  return (
    <>
      <CustomerField form={form} name="customer" chosen={known} placeholder="Select a customer" onChosen={follow} />
      <Grid columns={2}>
        <ContactField form={form} name="booker" customer={customer} rolesOfNew={booker} placeholder="Select a booker" />
        <ContactField
          form={form}
          name="biller"
          customer={customer}
          rolesOfNew={biller}
          placeholder="Select a billing contact"
        />
      </Grid>
    </>
  );
}

const booker = ['ROLE_CUSTOMER_BOOKER'] as const;
const biller = ['ROLE_CUSTOMER_BILLER'] as const;

import { bookingLinks } from '@console/bookings-contracts';
import { BrandField } from '@console/classes-web';
import { coreLinks } from '@console/core-contracts';
import { UserField } from '@console/core-web';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Grid, MainAndAside, Stack } from '@console/design-system/layout';
import { DateField, Form, TextAreaField, TextField } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useSearchParams } from '@console/platform/router';
import { graphql, useFragment } from 'react-relay';
import type { CreateBookingForm_customer$key } from './__generated__/CreateBookingForm_customer.graphql.ts';
import type { CreateBookingForm_privateClass$key } from './__generated__/CreateBookingForm_privateClass.graphql.ts';
import { BookingCustomerFields } from './BookingCustomerFields.tsx';
import { CreateAndConfirmButton } from './CreateAndConfirmButton.tsx';
import { NewBookingAside } from './NewBookingAside.tsx';
import { NewBookingSeats } from './NewBookingSeats.tsx';
import { useNewBookingForm } from './useNewBookingForm.ts';

export interface CreateBookingFormProps {
  readonly customer: CreateBookingForm_customer$key | null;
  /** The private class that the booking takes. Its price is asked on the next screen. */
  readonly privateClass: CreateBookingForm_privateClass$key | null;
}

/** The form for a new booking in one pass: seats on a class, customer, contacts and details. The URL may name class and customer. */
export function CreateBookingForm({ customer: key, privateClass: classKey }: CreateBookingFormProps) {
  const named = useSearchParams()[0].get('class');
  const customer = useFragment(
    graphql`
      fragment CreateBookingForm_customer on Customer {
        id
        ...BookingCustomerFields_customer
      }
    `,
    key,
  );
  const privateClass = useFragment(
    graphql`
      fragment CreateBookingForm_privateClass on TrainingClass {
        id
        reference
        title
        brand {
          id
          ...brandOption_brand
        }
      }
    `,
    classKey,
  );
  const { listAddress } = useConsoleHost();
  const { form, leave, id, chosen, createAndConfirm } = useNewBookingForm({
    customer: customer?.id ?? null,
    class: named,
    privateClass: privateClass ?? null,
  });
  return (
    <Form
      form={form}
      submit="Create booking"
      failed="The booking was not created."
      also={<CreateAndConfirmButton id={id} saving={form.saving} onPress={createAndConfirm} />}
      onCancel={() => leave(customer ? coreLinks.customer(customer.id) : listAddress(bookingLinks.list()))}
    >
      <MainAndAside asideStays asideWidth={344} aside={<NewBookingAside form={form} />}>
        <Stack>
          {privateClass ? (
            <ErrorAlert
              tone="info"
              messages={[`For ${privateClass.reference} ${privateClass.title}. Its price is asked next.`]}
            />
          ) : (
            <NewBookingSeats form={form} id={id} chosen={chosen} />
          )}
          <BookingCustomerFields form={form} customer={customer} />
          <TextField form={form} name="title" counter />
          <Grid columns={2}>
            <BrandField
              form={form}
              name="brand"
              chosen={privateClass?.brand ?? chosen.known?.brand}
              placeholder="Select a brand"
            />
            <UserField form={form} name="accountManager" managers placeholder="Select an account manager" />
            <DateField form={form} name="bookedAt" hint="Today unless you choose another day." />
            <TextField form={form} name="poNumber" />
            <TextField form={form} name="dealRecordId" />
            <TextField form={form} name="webBookingReference" />
          </Grid>
          <TextAreaField form={form} name="invoiceNotes" counter />
        </Stack>
      </MainAndAside>
    </Form>
  );
}

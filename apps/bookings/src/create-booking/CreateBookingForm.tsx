import { bookingLinks, createBookingInput } from '@console/bookings-contracts';
import { BrandField } from '@console/classes-web';
import { coreLinks } from '@console/core-contracts';
import { UserField } from '@console/core-web';
import { Grid, MainAndAside, Stack } from '@console/design-system/layout';
import { DateField, emptyValues, Form, TextAreaField, TextField, useConsoleForm, useLeaving } from '@console/forms';
import { useConsoleHost } from '@console/platform';
import { useSearchParams } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { sellSeatsTo } from '../sell-seats/sellSeats.ts';
import type { CreateBookingForm_customer$key } from './__generated__/CreateBookingForm_customer.graphql.ts';
import { BookingCustomerFields } from './BookingCustomerFields.tsx';
import { NewBookingAddress } from './NewBookingAddress.tsx';
import { useCreateBooking } from './useCreateBooking.ts';

/**
 * The form for a new booking. The account manager is the viewer, when the viewer is an account manager. When the URL
 * names a class, seats of this class follow.
 */
export function CreateBookingForm({ customer: key }: { customer: CreateBookingForm_customer$key | null }) {
  const seatsOf = useSearchParams()[0].get('class');
  const customer = useFragment(
    graphql`
      fragment CreateBookingForm_customer on Customer {
        id
        ...BookingCustomerFields_customer
      }
    `,
    key,
  );
  const {
    session: { userId, roles },
    listAddress,
  } = useConsoleHost();
  const { commit, error } = useCreateBooking();
  const [saved] = useState(() =>
    emptyValues(createBookingInput, {
      customer: customer?.id ?? '',
      accountManager: roles.includes('ROLE_ACCOUNT_MANAGER') ? userId : '',
    }),
  );
  const form = useConsoleForm({
    // Each customer has a separate draft.
    name: `create-booking of ${customer?.id ?? 'anyone'}`,
    input: createBookingInput,
    saved,
    save: (input) => commit({ input }),
    error,
    onSaved: ({ createBooking }) => {
      const booking = createBooking?.booking;
      if (!booking) return leave(bookingLinks.list());
      return leave(seatsOf ? sellSeatsTo(booking.id, { id: seatsOf }) : bookingLinks.detail(booking.id));
    },
  });
  const leave = useLeaving(form.changed);
  return (
    <Form
      form={form}
      submit="Create booking"
      failed="The booking was not created."
      onCancel={() => leave(customer ? coreLinks.customer(customer.id) : listAddress(bookingLinks.list()))}
    >
      <MainAndAside asideWidth={344} aside={<NewBookingAddress form={form} />}>
        <Stack>
          <BookingCustomerFields form={form} customer={customer} />
          <TextField form={form} name="title" counter />
          <Grid columns={2}>
            <BrandField form={form} name="brand" placeholder="Select a brand" />
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

import { bookingLinks, createPrivateBookingItemInput } from '@console/bookings-contracts';
import {
  blankSessions,
  ClassToHoldFields,
  CourseOfClassField,
  TrainerClashes,
  TrainerOfClassField,
  UseAddress,
  useTrainerClashes,
  withoutUnusedParts,
} from '@console/classes-web';
import { Grid, MainAndAside, Row, Stack } from '@console/design-system/layout';
import { emptyValues, Form, useConsoleForm, useFormValues, useLeaving } from '@console/forms';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { PrivatePriceFields } from '../private-item/PrivatePriceFields.tsx';
import { TermsFields } from '../private-item/TermsFields.tsx';
import type { PrivateItemForm_booking$key } from './__generated__/PrivateItemForm_booking.graphql.ts';
import { useCreatePrivateItem } from './useCreatePrivateItem.ts';

/** The form for a private item that makes its class. The class is one of the booking's customer. */
export function PrivateItemForm({ booking: key }: { readonly booking: PrivateItemForm_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment PrivateItemForm_booking on Booking {
        id
        poNumber
        brand {
          id
          ...brandOption_brand
        }
        billingAddress {
          ...address_lines @relay(mask: false)
        }
        customer {
          billingAddress {
            ...address_lines @relay(mask: false)
          }
        }
      }
    `,
    key,
  );
  const { id, brand, poNumber, billingAddress, customer } = booking;
  const back = bookingLinks.detail(id);
  const { commit, error } = useCreatePrivateItem();
  const [saved] = useState(() =>
    emptyValues(createPrivateBookingItemInput, {
      booking: id,
      brand: brand.id,
      sessions: blankSessions(1),
      quantity: 1,
      taxable: true,
      poNumber: poNumber ?? '',
    }),
  );
  const form = useConsoleForm({
    name: 'create-private-item',
    input: createPrivateBookingItemInput,
    saved,
    withoutUnused: withoutUnusedParts,
    save: (input) => commit({ input }),
    error,
    onSaved: () => leave(back),
  });
  const leave = useLeaving(form.changed);
  const { course, trainer, sessions } = useFormValues(form);
  const clashes = useTrainerClashes(trainer, sessions, null);
  const same = JSON.stringify(billingAddress) === JSON.stringify(customer.billingAddress);
  return (
    <Form form={form} submit="Add item" failed="The item was not added." onCancel={() => leave(back)}>
      <MainAndAside asideStays asideWidth={344} aside={<PrivatePriceFields form={form} sessions={sessions.length} />}>
        <Stack>
          <CourseOfClassField form={form} />
          <ClassToHoldFields
            form={form}
            brand={brand}
            belowAddress={
              <Row wrap>
                <UseAddress form={form} address={billingAddress} label="Use the booking’s address" />
                {!same && (
                  <UseAddress form={form} address={customer.billingAddress} label="Use the customer’s address" />
                )}
              </Row>
            }
          />
          <Grid columns={2}>
            <TrainerOfClassField form={form} />
            <TermsFields form={form} trainer={trainer} course={course} />
          </Grid>
          <TrainerClashes found={clashes} />
        </Stack>
      </MainAndAside>
    </Form>
  );
}

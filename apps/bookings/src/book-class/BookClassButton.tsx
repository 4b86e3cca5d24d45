import { whyNotBookClass } from '@console/bookings-contracts';
import { ActionAddButton } from '@console/design-system/tooltip';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BookClassButton_class$key } from './__generated__/BookClassButton_class.graphql.ts';
import { BookClassDialog } from './BookClassDialog.tsx';

/** Books a private class that no booking holds. Disabled with the reason while it cannot be booked. */
export function BookClassButton({ class: key }: { readonly class: BookClassButton_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment BookClassButton_class on TrainingClass {
        id
        reference
        title
        status
        public
        endsAt
        customer {
          id
          name
        }
      }
    `,
    key,
  );
  const { customer } = trainingClass;
  const [booking, setBooking] = useState(false);
  const refusal = customer
    ? whyNotBookClass({ ...trainingClass, ofCustomer: true })
    : 'This class has no customer. It cannot be booked.';
  return (
    <>
      <ActionAddButton place="page" refusal={refusal} onClick={() => setBooking(true)}>
        Book this class
      </ActionAddButton>
      {booking && customer && (
        <BookClassDialog class={trainingClass} customer={customer} onClose={() => setBooking(false)} />
      )}
    </>
  );
}

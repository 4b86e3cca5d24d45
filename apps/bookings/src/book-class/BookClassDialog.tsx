import { bookingLinks } from '@console/bookings-contracts';
import { AddButton, Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { Field } from '@console/design-system/field';
import { Row } from '@console/design-system/layout';
import { Picker } from '@console/pickers';
import { useNavigate } from '@console/platform/router';
import { requiredIn } from '@console/rules';
import { useMemo, useState } from 'react';
import { bookClassLink } from './bookClassLink.ts';
import { bookingsOfCustomer } from './bookingsOfCustomer.ts';

export interface BookClassDialogProps {
  readonly class: { readonly id: string; readonly reference: string; readonly title: string };
  readonly customer: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Asks which booking of the customer takes the class. The next screen asks for its price. */
export function BookClassDialog({ class: trainingClass, customer, onClose }: BookClassDialogProps) {
  const [booking, setBooking] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  const list = useMemo(() => bookingsOfCustomer(customer.id), [customer.id]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Book this class"
      subtitle={`${trainingClass.reference} ${trainingClass.title}`}
      onSubmit={() => {
        setAsked(true);
        if (booking !== null) void navigate(bookClassLink(booking, trainingClass.id));
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" type="submit">
            Set the price
          </Button>
        </>
      }
    >
      <Field
        label="Booking"
        required
        hint={`A draft or a confirmed booking of ${customer.name}.`}
        error={asked && booking === null ? requiredIn.operations('Booking') : undefined}
      >
        <Picker list={list} value={booking} onChange={setBooking} placeholder="Select a booking" />
      </Field>
      <Row>
        <AddButton
          place="form"
          to={`${bookingLinks.create()}?${new URLSearchParams({ customer: customer.id, privateClass: trainingClass.id })}`}
        >
          New booking
        </AddButton>
      </Row>
    </Dialog>
  );
}

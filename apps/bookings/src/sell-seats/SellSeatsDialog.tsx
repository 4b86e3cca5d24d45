import { AddButton, Button } from '@console/design-system/button';
import { Dialog } from '@console/design-system/dialog';
import { Field } from '@console/design-system/field';
import { Row } from '@console/design-system/layout';
import { Picker } from '@console/pickers';
import { useNavigate } from '@console/platform/router';
import { requiredIn } from '@console/rules';
import { useState } from 'react';
import { bookingsToAddTo } from './bookingsToAddTo.ts';
import { type ClassOnSale, sellSeatsTo, sellSeatsToNewBooking } from './sellSeats.ts';

export interface SellSeatsDialogProps {
  readonly class: ClassOnSale & { readonly reference: string; readonly title: string };
  readonly onClose: () => void;
}

/** Asks which booking the seats are for. The next screen asks how many seats, and for their price. */
export function SellSeatsDialog({ class: trainingClass, onClose }: SellSeatsDialogProps) {
  const [booking, setBooking] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Sell seats"
      subtitle={`${trainingClass.reference} ${trainingClass.title}`}
      onSubmit={() => {
        setAsked(true);
        if (booking !== null) void navigate(sellSeatsTo(booking, trainingClass));
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" type="submit">
            Choose seats
          </Button>
        </>
      }
    >
      <Field
        label="Booking"
        required
        hint="A draft or a confirmed booking. Search by reference, title or customer."
        error={asked && booking === null ? requiredIn.operations('Booking') : undefined}
      >
        <Picker list={bookingsToAddTo} value={booking} onChange={setBooking} placeholder="Select a booking" />
      </Field>
      <Row>
        <AddButton place="form" to={sellSeatsToNewBooking(trainingClass)}>
          New booking
        </AddButton>
      </Row>
    </Dialog>
  );
}

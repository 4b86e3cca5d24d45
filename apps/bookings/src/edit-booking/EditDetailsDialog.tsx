import { bookingPartInputs } from '@console/bookings-contracts';
import { BrandField } from '@console/classes-web';
import { UserField } from '@console/core-web';
import { DateField, RecordDialog, TextField, useRecordForm } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { EditDetailsDialog_booking$key } from './__generated__/EditDetailsDialog_booking.graphql.ts';
import { useUpdateBooking } from './useUpdateBooking.ts';

export interface EditDetailsDialogProps {
  readonly booking: EditDetailsDialog_booking$key;
  readonly onClose: () => void;
}

/** Edits a booking's title, date, brand and account manager. */
export function EditDetailsDialog({ booking: key, onClose }: EditDetailsDialogProps) {
  const booking = useFragment(
    graphql`
      fragment EditDetailsDialog_booking on Booking {
        id
        version
        ...lastChange_record @relay(mask: false)
        reference
        title
        bookedAt
        brand {
          id
          ...brandOption_brand
        }
        accountManager {
          id
          ...userOption_user
        }
      }
    `,
    key,
  );
  const write = useUpdateBooking();
  const form = useRecordForm({
    name: 'booking-details',
    input: bookingPartInputs.details,
    record: booking,
    write,
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} onClose={onClose} what="booking" subtitle={booking.reference}>
      <TextField form={form} name="title" counter />
      <DateField form={form} name="bookedAt" />
      <BrandField form={form} name="brand" chosen={booking.brand} />
      <UserField form={form} name="accountManager" managers chosen={booking.accountManager} />
    </RecordDialog>
  );
}

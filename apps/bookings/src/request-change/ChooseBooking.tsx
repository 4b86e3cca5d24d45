import { Field } from '@console/design-system/field';
import { Picker } from '@console/pickers';
import { useNavigate } from '@console/platform/router';
import { allBookings } from '../booking-picker/allBookings.ts';
import { requestChangeLink } from './requestChangeLink.ts';

/** Asks which booking the change is for. */
export function ChooseBooking() {
  const navigate = useNavigate();
  return (
    <Field label="Booking" required hint="Search by reference, title or customer.">
      <Picker
        list={allBookings}
        value={null}
        onChange={(booking) => {
          if (booking) void navigate(requestChangeLink(booking), { replace: true });
        }}
        placeholder="Select a booking"
      />
    </Field>
  );
}

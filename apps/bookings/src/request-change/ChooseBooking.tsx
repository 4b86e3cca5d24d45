import { requestChangeLink } from '@console/bookings-contracts';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Field } from '@console/design-system/field';
import { Stack } from '@console/design-system/layout';
import { Picker } from '@console/pickers';
import { useNavigate } from '@console/platform/router';
import { allBookings } from '../booking-picker/allBookings.ts';

/** Asks which booking the change is for. `notFound`: the link named one that does not exist. */
export function ChooseBooking({ notFound }: { readonly notFound: boolean }) {
  const navigate = useNavigate();
  return (
    <Stack>
      {notFound && (
        <ErrorAlert tone="warning" messages={['The booking of this link was not found. Choose another one.']} />
      )}
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
    </Stack>
  );
}

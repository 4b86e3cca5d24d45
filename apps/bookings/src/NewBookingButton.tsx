import { bookingLinks } from '@console/bookings-contracts';
import { AddButton } from '@console/design-system/button';

/** Links to the form for a new booking, with the customer selected when there is one. */
export function NewBookingButton({ customer }: { readonly customer?: string }) {
  const query = customer ? `?${new URLSearchParams({ customer })}` : '';
  return (
    <AddButton place="main" to={`${bookingLinks.create()}${query}`}>
      New booking
    </AddButton>
  );
}

import { bookingLinks } from '@console/bookings-contracts';
import { LinkButton } from '@console/design-system/button';
import { AddIcon } from '@console/design-system/icons';

/** Links to the form for a new booking, with the customer selected when there is one. */
export function NewBookingButton({ customer }: { readonly customer?: string }) {
  const query = customer ? `?${new URLSearchParams({ customer })}` : '';
  return (
    <LinkButton appearance="primary" to={`${bookingLinks.create()}${query}`} icon={<AddIcon size={16} />}>
      New booking
    </LinkButton>
  );
}

import { bookingLinks } from '@console/bookings-contracts';
import { peopleToTellAnchor } from '@console/classes-contracts';

interface CanceledBooking {
  readonly id: string;
  readonly hasFormerDelegates: boolean;
  readonly booker: unknown;
  readonly biller: unknown;
}

/** The next step after a cancellation, for its notice. Null for a booking without contacts and without former delegates. */
export function leadToPeople({ id, hasFormerDelegates, booker, biller }: CanceledBooking) {
  if (!hasFormerDelegates && !booker && !biller) return null;
  return { link: { label: 'People to tell', to: `${bookingLinks.detail(id)}#${peopleToTellAnchor}` } };
}

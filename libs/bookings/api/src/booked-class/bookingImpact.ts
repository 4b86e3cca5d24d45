import { toIri } from '@console/api-kit';
import type { Impact } from '@console/core-api';
import { Booking } from '../nodes.ts';
import type { NamedBooking } from './bookingsOfClass.ts';

/** What a change means for a booking: 'is put on hold'. */
export const bookingImpact = ({ booking, customerName }: NamedBooking, consequence: string): Impact => ({
  entity: 'booking',
  target: toIri(Booking.prefix, booking.id),
  reference: booking.ref,
  title: customerName,
  consequence,
});

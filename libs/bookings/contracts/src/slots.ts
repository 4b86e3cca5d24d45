import { defineSlot } from '@console/platform/slots';

/** What a panel beside a booking is given. */
export interface BookingSlotProps {
  /** The booking's id: `bookings/01J…`. */
  readonly booking: string;
}

/**
 * Cards in the side column of a booking (O§2), below its contacts: what other domains know of it, such as its invoices. 344 px wide,
 * the whole width on narrow windows.
 */
export const bookingDetailPanel = defineSlot<BookingSlotProps>('booking.detail.panel');

import { defineSlot } from '@console/platform/slots';

/** The props of a panel beside a booking. */
export interface BookingSlotProps {
  /** The booking's id: `bookings/01J…`. */
  readonly booking: string;
}

/**
 * Cards in the side column of a booking (O§2), below its contacts, for example its invoices from another domain. The column is 344 px wide,
 * on narrow windows as wide as the window.
 */
export const bookingDetailPanel = defineSlot<BookingSlotProps>('booking.detail.panel');

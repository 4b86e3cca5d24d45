import { defineSlot } from '@console/platform/slots';

/** The props of a panel beside a booking. */
export interface BookingSlotProps {
  /** The booking's id: `bookings/01J…`. */
  readonly booking: string;
}

/** The props of a panel below one item of a booking. */
export interface BookingItemSlotProps {
  /** The item's id: `booking_items/01J…`. */
  readonly item: string;
  /** The id of its class: `training_classes/01J…`. */
  readonly trainingClass: string;
  /** The number of its seats. A private item has all places of its class. */
  readonly seats: number;
  /** The number of its seats with a delegate. */
  readonly assigned: number;
}

/**
 * Below each item of a booking that is not canceled, for example its delegates from another domain. A filling begins with a
 * button of 24 px and opens below it, as wide as the card.
 */
export const bookingItemPanel = defineSlot<BookingSlotProps, BookingItemSlotProps>('booking.item.panel');

/**
 * Cards in the side column of a booking (O§2), below its contacts, for example its invoices from another domain. The column is 344 px wide,
 * on narrow windows as wide as the window.
 */
export const bookingDetailPanel = defineSlot<BookingSlotProps>('booking.detail.panel');

/** The props of a panel beside a ticket. */
export interface TicketSlotProps {
  /** The ticket's id: `tickets/01J…`. */
  readonly ticket: string;
}

/**
 * Cards in the side column of a ticket (O§2), below its facts, for example its emails from another domain. The column is 344 px wide, on
 * narrow windows as wide as the window.
 */
export const ticketDetailPanel = defineSlot<TicketSlotProps>('ticket.detail.panel');

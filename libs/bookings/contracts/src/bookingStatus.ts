/** The states of a booking and of its items, letter for letter, in the order of their life (O§3). */
export const bookingStatuses = ['draft', 'confirmed', 'delivered', 'complete', 'on_hold', 'canceled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The label of each status on screen. */
export const bookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  draft: 'Draft',
  confirmed: 'Confirmed',
  delivered: 'Delivered',
  complete: 'Complete',
  on_hold: 'On hold',
  canceled: 'Canceled',
};

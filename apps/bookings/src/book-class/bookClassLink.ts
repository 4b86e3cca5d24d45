import { bookingLinks } from '@console/bookings-contracts';

/** The screen on which a booking takes a private class of its customer, and its price is asked. */
export const bookClassLink = (booking: string, trainingClass: string): string =>
  `${bookingLinks.createPrivateItem(booking)}?${new URLSearchParams({ class: trainingClass })}`;

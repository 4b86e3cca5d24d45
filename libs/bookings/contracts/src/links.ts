import { defineLinks } from '@console/platform/links';

/** A parameter takes the API's id or the bare ulid. */
export const changeRequestLinks = defineLinks({
  /** The change requests, newest first. */
  list: '/change-request',
  /** A new change request. `?booking=bookings/01J…` and `?item=booking_items/01J…` select what it is about. */
  create: '/change-request/create',
  detail: '/change-request/:id',
});

/** Every path of the domain. A parameter takes the API's id (`bookings/01J…`) or the bare ulid. */
export const bookingLinks = defineLinks({
  /** The bookings. Without a query these are this month's. */
  list: '/booking',
  /** A new booking. `?customer=customers/01J…` selects the customer. */
  create: '/booking/create',
  detail: '/booking/:id',
  /**
   * Seats on a public class for this booking. Without a query the screen offers the classes of this month, of all types
   * (O§2).
   */
  createPublicItem: '/booking/:id/item/create-public-course',
  /** A new ticket about this booking. `?item=booking_items/01J…` selects the item that it is about. */
  createTicket: '/booking/:id/ticket-create',
  tickets: '/ticket',
  ticket: '/ticket/:id',
  /** A private class for this booking. `?class=training_classes/01J…` chooses an unbooked class of the customer. */
  createPrivateItem: '/booking/:id/item/create-private-course',
  /** A private item together with its class. */
  editPrivateItem: '/booking/:id/item/:item/edit-private-course',
});

import { defineLinks } from '@console/platform/links';

/** Every path of the domain. A parameter takes the API's id (`bookings/01J…`) or the bare ulid. */
export const bookingLinks = defineLinks({
  /** The bookings, this month's unless a query says otherwise. */
  list: '/booking',
  /** A new booking; `?customer=customers/01J…` chooses for whom. */
  create: '/booking/create',
  detail: '/booking/:id',
  /** Seats on a public class for this booking: the classes of all types of this month, unless a query says otherwise (O§2). */
  createPublicItem: '/booking/:id/item/create-public-course',
});

import { defineLinks } from '@console/platform/links';

/** Every path of the domain. A parameter takes the API's id (`bookings/01J…`) or the bare ulid. */
export const bookingLinks = defineLinks({
  /** The bookings, this month's unless a query says otherwise. */
  list: '/booking',
  detail: '/booking/:id',
});

import { changeRequestLinks } from '@console/bookings-contracts';

/** The link to a new change request for a booking, and for one of its items. */
export function requestChangeLink(booking: string, item?: string): string {
  return `${changeRequestLinks.create()}?${new URLSearchParams({ booking, ...(item && { item }) })}`;
}

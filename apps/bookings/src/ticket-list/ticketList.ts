import { bookingLinks, ticketStatuses } from '@console/bookings-contracts';
import { defineList, LARGE_SIZES, recordFilter, severalFilter } from '@console/lists/definition';

/** The list of tickets. By default it shows all of them, the latest first (O§2, O§7). */
export const ticketList = defineList({
  name: 'tickets',
  noun: ['ticket', 'tickets'],
  filters: {
    createdBy: recordFilter({ label: 'Created by', prefix: 'users' }),
    booking: recordFilter({ label: 'Booking', prefix: 'bookings' }),
    status: severalFilter({ label: 'Status', choices: ticketStatuses.labels }),
  },
  sorts: ['reference', 'subject', 'status', 'createdAt', 'updatedAt', 'booking_reference'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

/** The link to all tickets of a booking. */
export function ticketsOfBooking(booking: string): string {
  return `${bookingLinks.tickets()}?${ticketList.queryOf({ booking })}`;
}

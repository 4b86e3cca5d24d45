import { changeRequestApprovals, changeRequestLinks, changeRequestStatuses } from '@console/bookings-contracts';
import { defineList, LARGE_SIZES, recordFilter, severalFilter } from '@console/lists/definition';

/** The list of change requests. By default it shows all of them, the latest first. */
export const changeRequestList = defineList({
  name: 'change-requests',
  noun: ['change request', 'change requests'],
  filters: {
    status: severalFilter({ label: 'Status', choices: changeRequestStatuses.labels }),
    approval: severalFilter({ label: 'Approval', choices: changeRequestApprovals.labels }),
    booking: recordFilter({ label: 'Booking', prefix: 'bookings' }),
    createdBy: recordFilter({ label: 'Created by', prefix: 'users' }),
  },
  sorts: ['reference', 'subject', 'booking_reference', 'status', 'approval', 'createdAt', 'updatedAt'],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

/** The link to all change requests of a booking. */
export function changeRequestsOfBooking(booking: string): string {
  return `${changeRequestLinks.list()}?${changeRequestList.queryOf({ booking })}`;
}

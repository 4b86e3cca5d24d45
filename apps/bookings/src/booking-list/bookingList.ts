import { bookingLinks, bookingStatuses } from '@console/bookings-contracts';
import { rangeInstants } from '@console/format';
import {
  defineList,
  flagFilter,
  LARGE_SIZES,
  linkedDaysFilter,
  periodOrAnyFilter,
  rarely,
  recordFilter,
  recordsFilter,
  severalFilter,
  textFilter,
} from '@console/lists/definition';

/** The list of bookings. By default it shows those of this month, the latest first (O§2, O§7). */
export const bookingList = defineList({
  name: 'bookings',
  noun: ['booking', 'bookings'],
  filters: {
    q: textFilter({
      label: 'Text',
      placeholder: 'Filter by title or reference',
      variables: (search) => ({ search }),
    }),
    booked: periodOrAnyFilter({
      label: 'Booked',
      unit: 'month',
      // The days are whole days in UTC. The first and the last day are included.
      variables(booked) {
        const range = booked && rangeInstants(booked);
        return { bookedAt: range && [{ after: range.after, strictly_before: range.strictlyBefore }] };
      },
    }),
    customer: recordFilter({ label: 'Customer', prefix: 'customers' }),
    status: severalFilter({ label: 'Status', choices: bookingStatuses.labels }),
    accountManager: recordsFilter({ label: 'Account manager', prefix: 'users' }),
    brand: rarely(recordFilter({ label: 'Brand', prefix: 'brands' })),
    contact: rarely(
      recordFilter({
        label: 'Contact',
        prefix: 'customer_contacts',
        variables: (customerContact) => ({ customerContact }),
      }),
    ),
    created: rarely(
      linkedDaysFilter({
        label: 'Created',
        variables(created) {
          const range = created && rangeInstants(created);
          return { createdAt: range && [{ after: range.after, strictly_before: range.strictlyBefore }] };
        },
      }),
    ),
    toBeRefunded: rarely(
      flagFilter({ label: 'To be refunded or credited', yes: 'Yes', no: 'No', shows: 'toBeRefunded' }),
    ),
  },
  sorts: [
    'bookedAt',
    'reference',
    'title',
    'customer_name',
    'status',
    'accountManager_person_fullName',
    'netPrice',
    'expectedTotalValue',
    'createdAt',
  ],
  order: { field: 'bookedAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

/** The link to all bookings of a customer, with any booking date. */
export function bookingsOfCustomer(customer: string): string {
  return `${bookingLinks.list()}?${bookingList.queryOf({ customer })}`;
}

/** The link to all bookings that a contact books or pays for, with any booking date. */
export function bookingsOfContact(contact: string): string {
  return `${bookingLinks.list()}?${bookingList.queryOf({ contact })}`;
}

import { bookingLinks, ticketStatuses } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  ticketColumns_ticket$data,
  ticketColumns_ticket$key,
} from './__generated__/ticketColumns_ticket.graphql.ts';

/** The fields of a ticket that its row shows. */
export function useTicketRow(key: ticketColumns_ticket$key): ticketColumns_ticket$data {
  return useFragment(
    graphql`
      fragment ticketColumns_ticket on Ticket {
        id
        reference
        subject
        status
        createdAt
        updatedAt
        createdBy { avatarUrl person { fullName } }
        booking { id reference customer { id name } }
        bookingItem { class { id title } }
      }
    `,
    key,
  );
}

const { record, link, text, badge, date, user } = columnsOf<ticketColumns_ticket$data>();

/** Every column of the list, in its standard order (O§2). */
export const ticketColumns: readonly Column<ticketColumns_ticket$data>[] = keepOnPhone(
  ['reference', 'subject', 'status'],
  [
    record('reference', 'Reference', ({ id }) => bookingLinks.ticket(id), { width: 96, whole: true, minWidth: 92 }),
    text('subject', 'Subject', ({ subject }) => subject, { minWidth: 104 }),
    link('booking', 'Booking', ({ booking: { id, reference } }) => ({ to: bookingLinks.detail(id), text: reference }), {
      sort: 'booking_reference',
      width: 100,
      minWidth: 98,
      whole: true,
      dropRank: 5,
    }),
    link(
      'class',
      'Class',
      ({ bookingItem }) =>
        bookingItem && { to: classLinks.detail(bookingItem.class.id), text: bookingItem.class.title },
      { newTab: true, width: 212, minWidth: 140, dropRank: 3 },
    ),
    badge('status', 'Status', ticketStatuses, ({ status }) => status),
    user('requester', 'Requester', ({ createdBy }) => createdBy, { dropRank: 4 }),
    date('createdAt', 'Created', ({ createdAt }) => createdAt, { dropRank: 6 }),
    link(
      'customer',
      'Customer',
      ({
        booking: {
          customer: { id, name },
        },
      }) => ({ to: coreLinks.customer(id), text: name }),
      {
        width: 196,
        minWidth: 148,
        optional: true,
        dropRank: 2,
      },
    ),
    date('updatedAt', 'Last activity', ({ updatedAt }) => updatedAt, { optional: true, dropRank: 1 }),
  ],
);

/** Rows of closed tickets are faded, because nothing is left to do for them. */
export function isClosed({ status }: ticketColumns_ticket$data): boolean {
  return status === 'closed';
}

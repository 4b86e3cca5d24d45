import { UserFilter } from '@console/core-web';
import { countQuery, ListPage, type RecordPickerProps, referenceOf } from '@console/lists';
import { PickerFilter } from '@console/pickers';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { allBookings } from '../booking-picker/allBookings.ts';
import type { TicketListPageCountQuery } from './__generated__/TicketListPageCountQuery.graphql.ts';
import type { TicketListPageQuery } from './__generated__/TicketListPageQuery.graphql.ts';
import { isClosed, ticketColumns, useTicketRow } from './ticketColumns.tsx';
import { ticketList } from './ticketList.ts';

/** The tickets, the latest first (O§2). The URL holds filters, order and page. */
export default function TicketListPage() {
  const { tickets, requester, booking } = usePageQuery<TicketListPageQuery>(graphql`
    query TicketListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [TicketFilter_order!]
      $createdBy: ID, $booking: ID, $status: [TicketStatus!]
      $hasCreatedBy: Boolean!, $chosenCreatedBy: ID!, $hasBooking: Boolean!, $chosenBooking: ID!
    ) @preloadable {
      tickets(
        first: $first, after: $after, last: $last, before: $before, order: $order
        createdBy: $createdBy, booking: $booking, status_list: $status
      ) {
        edges {
          node {
            id
            reference
            ...ticketColumns_ticket
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
      requester: user(id: $chosenCreatedBy) @include(if: $hasCreatedBy) { person { fullName } }
      booking(id: $chosenBooking) @include(if: $hasBooking) { reference }
    }
  `);
  return (
    <ListPage
      title="Tickets"
      list={ticketList}
      counts={counts}
      records={{
        createdBy: { Picker: UserFilter, nameOf: () => requester?.person.fullName },
        booking: { Picker: BookingFilter, nameOf: () => booking?.reference },
      }}
      rows={tickets}
      columns={ticketColumns}
      useRow={useTicketRow}
      nameOf={referenceOf}
      muted={isClosed}
    />
  );
}

const BookingFilter = ({ label = 'Booking', ...props }: RecordPickerProps) => (
  <PickerFilter list={allBookings} label={label} {...props} />
);

const counts = countQuery<TicketListPageCountQuery>(graphql`
  query TicketListPageCountQuery(
    $createdBy: ID, $booking: ID, $status: [TicketStatus!], $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: tickets(createdBy: $createdBy, booking: $booking, status_list: $status)
      @include(if: $filtered) { totalCount }
    all: tickets @include(if: $total) { totalCount }
  }
`);

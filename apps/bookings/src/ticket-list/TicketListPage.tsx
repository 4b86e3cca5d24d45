import { UserFilter } from '@console/core-web';
import { ListPage, referenceOf } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import { BookingFilter } from '../booking-picker/BookingFilter.tsx';
import type { TicketListPageQuery } from './__generated__/TicketListPageQuery.graphql.ts';
import { isClosed, ticketColumns, useTicketRow } from './ticketColumns.tsx';
import { ticketList } from './ticketList.ts';

const query = graphql`
  query TicketListPageQuery(
    $first: Int, $after: String, $last: Int, $before: String, $order: [TicketFilter_order!]
    $createdBy: ID, $booking: ID, $status: [TicketStatus!]
    $hasCreatedBy: Boolean!, $chosenCreatedBy: ID!, $hasBooking: Boolean!, $chosenBooking: ID!
    $rows: Boolean!, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    rows: tickets(
      first: $first, after: $after, last: $last, before: $before, order: $order
      createdBy: $createdBy, booking: $booking, status_list: $status
    ) {
      edges @include(if: $rows) {
        node {
          id
          reference
          ...ticketColumns_ticket
        }
      }
      pageInfo @include(if: $rows) { startCursor endCursor hasNextPage hasPreviousPage }
      totalCount @include(if: $filtered)
    }
    all: tickets @include(if: $total) { totalCount }
    requester: user(id: $chosenCreatedBy) @include(if: $hasCreatedBy) { person { fullName } }
    booking(id: $chosenBooking) @include(if: $hasBooking) { reference }
  }
`;

/** The tickets, the latest first (O§2). The URL holds filters, order and page. */
export default function TicketListPage() {
  const { rows, requester, booking } = usePageQuery<TicketListPageQuery>(query);
  return (
    <ListPage
      title="Tickets"
      list={ticketList}
      query={query}
      records={{
        createdBy: { Picker: UserFilter, nameOf: () => requester?.person.fullName },
        booking: { Picker: BookingFilter, nameOf: () => booking?.reference },
      }}
      rows={rows}
      columns={ticketColumns}
      useRow={useTicketRow}
      nameOf={referenceOf}
      muted={isClosed}
    />
  );
}

import { bookingLinks, ticketStatuses } from '@console/bookings-contracts';
import { graphql, useFragment } from 'react-relay';
import { ticketsOfBooking } from '../ticket-list/ticketList.ts';
import type { BookingTicketsCard_booking$key } from './__generated__/BookingTicketsCard_booking.graphql.ts';
import { AboutBookingCard } from './AboutBookingCard.tsx';

/** The booking's latest tickets, and a link to all of them. */
export function BookingTicketsCard({ booking: key }: { booking: BookingTicketsCard_booking$key }) {
  const { id, tickets } = useFragment(
    graphql`
      fragment BookingTicketsCard_booking on Booking {
        id
        tickets(first: 5) {
          edges {
            node {
              id
              reference
              subject
              status
              createdAt
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    key,
  );
  return (
    <AboutBookingCard
      title="Tickets"
      statuses={ticketStatuses}
      records={tickets.edges.map(({ node }) => node)}
      linkOf={bookingLinks.ticket}
      all={tickets.pageInfo.hasNextPage ? ticketsOfBooking(id) : null}
      create={{ label: 'Create ticket', to: bookingLinks.createTicket(id) }}
    />
  );
}

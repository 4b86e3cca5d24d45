import { bookingLinks } from '@console/bookings-contracts';
import { LinkButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { AddIcon } from '@console/design-system/icons';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import { ticketsOfBooking } from '../ticket-list/ticketList.ts';
import type { BookingTicketsCard_booking$key } from './__generated__/BookingTicketsCard_booking.graphql.ts';

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
  const { hasNextPage } = tickets.pageInfo;
  return (
    <Card
      title="Tickets"
      count={hasNextPage ? undefined : tickets.edges.length}
      actions={
        <LinkButton appearance="subtle" size="small" to={bookingLinks.createTicket(id)} icon={<AddIcon size={16} />}>
          Create ticket
        </LinkButton>
      }
    >
      {tickets.edges.length === 0 && <EmptyState small title="No tickets." />}
      <Stack>
        {tickets.edges.map(({ node }) => (
          <Row key={node.id}>
            <Stack grow gap="none">
              <Link to={bookingLinks.ticket(node.id)}>{node.subject}</Link>
              <Text role="meta">
                {node.reference}, <DateText value={node.createdAt} />
              </Text>
            </Stack>
            <StatusBadge entity="ticket" status={node.status} />
          </Row>
        ))}
        {hasNextPage && <Link to={ticketsOfBooking(id)}>View all</Link>}
      </Stack>
    </Card>
  );
}

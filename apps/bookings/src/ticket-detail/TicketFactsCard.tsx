import { bookingLinks, ticketStatuses } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import type { TicketFactsCard_ticket$key } from './__generated__/TicketFactsCard_ticket.graphql.ts';

/** The nine facts of a ticket (O§2). A ticket about a whole booking has no class. */
export function TicketFactsCard({ ticket: key }: { ticket: TicketFactsCard_ticket$key }) {
  const { reference, subject, status, createdAt, author, createdBy, updatedAt, booking, bookingItem } = useFragment(
    graphql`
      fragment TicketFactsCard_ticket on Ticket {
        reference
        subject
        status
        createdAt
        updatedAt
        author
        createdBy {
          id
          avatarUrl
          person {
            fullName
          }
        }
        booking {
          id
          reference
          customer {
            id
            name
          }
        }
        bookingItem {
          class {
            id
            title
            startsAt
          }
        }
      }
    `,
    key,
  );
  const { customer } = booking;
  const requester = createdBy && (
    <Person name={createdBy.person.fullName} imageUrl={createdBy.avatarUrl}>
      <Link to={coreLinks.user(createdBy.id)}>{createdBy.person.fullName}</Link>
    </Person>
  );
  const trainingClass = bookingItem && {
    label: 'Class',
    value: (
      <Stack gap="none">
        <Link to={classLinks.detail(bookingItem.class.id)} newTab>
          {bookingItem.class.title}
        </Link>
        <Text role="meta">
          <DateText value={bookingItem.class.startsAt} />
        </Text>
      </Stack>
    ),
  };
  return (
    <Card title="Details" actions="Times in UTC" flush>
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Requester', value: author ?? requester },
          { label: 'Created', value: <DateText value={createdAt} as="date-time" /> },
          { label: 'Last activity', value: <DateText value={updatedAt} as="date-time" /> },
          { label: 'Reference', value: reference },
          { label: 'Booking', value: <Link to={bookingLinks.detail(booking.id)}>{booking.reference}</Link> },
          ...(trainingClass ? [trainingClass] : []),
          { label: 'Customer name', value: <Link to={coreLinks.customer(customer.id)}>{customer.name}</Link> },
          { label: 'Status', value: <StatusBadge of={ticketStatuses} status={status} /> },
          { label: 'Subject', value: subject },
        ]}
      />
    </Card>
  );
}

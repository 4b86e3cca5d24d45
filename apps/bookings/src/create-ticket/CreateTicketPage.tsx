import { bookingLinks, bookingStatuses } from '@console/bookings-contracts';
import { Card } from '@console/design-system/card';
import { Link } from '@console/design-system/link';
import { MetaLine, PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { CreateTicketPage_booking$key } from './__generated__/CreateTicketPage_booking.graphql.ts';
import type { CreateTicketPageQuery } from './__generated__/CreateTicketPageQuery.graphql.ts';
import { CreateTicketForm } from './CreateTicketForm.tsx';

/** The page for a new ticket about a booking, or about one of its items (O§2). */
export default function CreateTicketPage() {
  const { booking } = usePageQuery<CreateTicketPageQuery>(graphql`
    query CreateTicketPageQuery($id: ID!) @preloadable {
      booking(id: $id) {
        ...CreateTicketPage_booking
      }
    }
  `);
  return booking ? <CreateTicket booking={booking} /> : <RecordNotFound what="booking" />;
}

function CreateTicket({ booking: key }: { booking: CreateTicketPage_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment CreateTicketPage_booking on Booking {
        id
        reference
        title
        status
        customer {
          name
        }
        ...CreateTicketForm_booking
      }
    `,
    key,
  );
  const { id, reference, title, status, customer } = booking;
  usePageTitle(`Create ticket for ${reference}`, 'Create ticket', reference);
  return (
    <PageFrame
      variant="card"
      title="Create ticket"
      meta={
        <MetaLine>
          <Link to={bookingLinks.detail(id)}>
            {reference} {title}
          </Link>
          <span>{customer.name}</span>
          <StatusBadge of={bookingStatuses} status={status} />
        </MetaLine>
      }
    >
      <Card>
        <CreateTicketForm booking={booking} />
      </Card>
    </PageFrame>
  );
}

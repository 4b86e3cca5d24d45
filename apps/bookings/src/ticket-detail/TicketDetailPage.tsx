import { ticketDetailPanel, ticketStatuses } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { RecordHead } from '@console/core-web';
import { MainAndAside } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { Conversation } from '@console/design-system/timeline';
import { RecordNotFound, Slot, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { TicketDetailPage_ticket$key } from './__generated__/TicketDetailPage_ticket.graphql.ts';
import type { TicketDetailPageQuery } from './__generated__/TicketDetailPageQuery.graphql.ts';
import { TicketConversation } from './TicketConversation.tsx';
import { TicketFactsCard } from './TicketFactsCard.tsx';
import { TicketPostBox } from './TicketPostBox.tsx';
import { TicketStatusButton } from './TicketStatusButton.tsx';

/** The page of one ticket: its conversation and its details (O§2). */
export default function TicketDetailPage() {
  const { ticket } = usePageQuery<TicketDetailPageQuery>(graphql`
    query TicketDetailPageQuery($id: ID!) @preloadable {
      ticket(id: $id) {
        ...TicketDetailPage_ticket
      }
    }
  `);
  return ticket ? <TicketDetail ticket={ticket} /> : <RecordNotFound what="ticket" />;
}

function TicketDetail({ ticket: key }: { ticket: TicketDetailPage_ticket$key }) {
  const ticket = useFragment(
    graphql`
      fragment TicketDetailPage_ticket on Ticket {
        id
        reference
        subject
        status
        booking {
          customer {
            id
            name
          }
        }
        ...RecordAudit_record
        ...TicketPostBox_ticket
        ...TicketConversation_ticket
        ...TicketFactsCard_ticket
        ...TicketStatusButton_ticket
      }
    `,
    key,
  );
  const { id, reference, subject, status, booking } = ticket;
  useRecordTitle(reference, subject);
  return (
    <PageFrame
      variant="card"
      title={subject}
      badge={<StatusBadge of={ticketStatuses} status={status} />}
      actions={<TicketStatusButton ticket={ticket} />}
      meta={
        <RecordHead record={ticket} reference={reference}>
          <Link to={coreLinks.customer(booking.customer.id)}>{booking.customer.name}</Link>
        </RecordHead>
      }
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <>
            <TicketFactsCard ticket={ticket} />
            <Slot of={ticketDetailPanel} />
          </>
        }
      >
        <Conversation foot={<TicketPostBox key={id} ticket={ticket} />}>
          <TicketConversation key={id} ticket={ticket} />
        </Conversation>
      </MainAndAside>
    </PageFrame>
  );
}

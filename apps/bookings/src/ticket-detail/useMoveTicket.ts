import { ticketStatuses } from '@console/bookings-contracts';
import { useQuickMove } from '@console/core-web';
import type { ConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useMoveTicketMutation } from './__generated__/useMoveTicketMutation.graphql.ts';

/** Moves a ticket to its next status. The answer contains its conversation with the change. A failure is a notice. */
export function useMoveTicket(): ConsoleMutation<useMoveTicketMutation> {
  return useQuickMove<useMoveTicketMutation>(
    graphql`
      mutation useMoveTicketMutation($input: updateTicketInput!) {
        updateTicket(input: $input) {
          ticket {
            id
            reference
            status
            version
            ...RecordAudit_record
            ...TicketConversation_ticket
          }
        }
      }
    `,
    { success, failed: 'The status was not changed.' },
  );
}

type Answer = useMoveTicketMutation['response'];

const success = ({ updateTicket }: Answer) => {
  const ticket = updateTicket?.ticket;
  return {
    text: ticket ? `${ticket.reference} is ${ticketStatuses.labelOf(ticket.status).toLowerCase()}.` : 'Saved.',
  };
};

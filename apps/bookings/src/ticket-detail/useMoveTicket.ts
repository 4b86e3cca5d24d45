import { ticketStatuses } from '@console/bookings-contracts';
import { notify } from '@console/platform';
import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useMoveTicketMutation } from './__generated__/useMoveTicketMutation.graphql.ts';

/** Moves a ticket to its next status. The answer contains its conversation with the change. A failure is a notice. */
export function useMoveTicket(): ConsoleMutation<useMoveTicketMutation> {
  const mutation = useConsoleMutation<useMoveTicketMutation>(
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
            booking {
              id
            }
          }
        }
      }
    `,
    { success, touches },
  );
  const { error } = mutation;
  useEffect(() => {
    if (error) notify.error('The status was not changed.', { details: error.messages });
  }, [error]);
  return mutation;
}

type Answer = useMoveTicketMutation['response'];

const success = ({ updateTicket }: Answer) => {
  const ticket = updateTicket?.ticket;
  return {
    text: ticket ? `${ticket.reference} is ${ticketStatuses.labelOf(ticket.status).toLowerCase()}.` : 'Saved.',
  };
};

/** The booking shows the status of its tickets. */
const touches = ({ updateTicket }: Answer) => (updateTicket?.ticket ? [updateTicket.ticket.booking.id] : []);

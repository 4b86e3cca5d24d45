import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateTicketActivityMutation } from './__generated__/useCreateTicketActivityMutation.graphql.ts';

/** Posts to a ticket. The answer contains the conversation with the new post. */
export function useCreateTicketActivity(): ConsoleMutation<useCreateTicketActivityMutation> {
  return useConsoleMutation<useCreateTicketActivityMutation>(
    graphql`
      mutation useCreateTicketActivityMutation($input: createTicketActivityInput!) {
        createTicketActivity(input: $input) {
          ticketActivity {
            id
            ticket {
              id
              version
              ...RecordAudit_record
              ...TicketConversation_ticket
            }
          }
        }
      }
    `,
    { success, complete: true },
  );
}

const success = () => ({ text: 'Posted.' });

import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateTicketMutation } from './__generated__/useCreateTicketMutation.graphql.ts';

/** Creates a ticket, which starts open. */
export function useCreateTicket(): ConsoleMutation<useCreateTicketMutation> {
  return useConsoleMutation<useCreateTicketMutation>(
    graphql`
      mutation useCreateTicketMutation($input: createTicketInput!) {
        createTicket(input: $input) {
          ticket {
            id
            reference
          }
        }
      }
    `,
    { success },
  );
}

const success = ({ createTicket }: useCreateTicketMutation['response']) => ({
  text: `${createTicket?.ticket?.reference ?? 'The ticket'} is open.`,
});

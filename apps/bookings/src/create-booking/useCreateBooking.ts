import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateBookingMutation } from './__generated__/useCreateBookingMutation.graphql.ts';

/** Creates a booking as a draft (O§2). Every list is refreshed. */
export function useCreateBooking(): ConsoleMutation<useCreateBookingMutation> {
  return useConsoleMutation<useCreateBookingMutation>(
    graphql`
      mutation useCreateBookingMutation($input: createBookingInput!) {
        createBooking(input: $input) {
          booking {
            id
            reference
          }
        }
      }
    `,
    { success, touches: 'everything' },
  );
}

const success = ({ createBooking }: useCreateBookingMutation['response']) => ({
  text: `${createBooking?.booking?.reference ?? 'The booking'} is created. Add its items next.`,
});

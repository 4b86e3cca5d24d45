import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateBookingMutation } from './__generated__/useCreateBookingMutation.graphql.ts';

/**
 * Creates a booking (O§2).
 *
 * @param refused called when the server refuses, for example because colleagues have taken the seats.
 */
export function useCreateBooking(refused: () => void): ConsoleMutation<useCreateBookingMutation> {
  return useConsoleMutation<useCreateBookingMutation>(
    graphql`
      mutation useCreateBookingMutation($input: createBookingInput!) {
        createBooking(input: $input) {
          booking {
            id
            reference
            status
            items(first: 1) {
              totalCount
            }
          }
        }
      }
    `,
    { success, refused },
  );
}

function success({ createBooking }: useCreateBookingMutation['response']) {
  const { reference = 'The booking', status, items } = createBooking?.booking ?? {};
  if (status === 'confirmed') return { text: `${reference} is confirmed.` };
  return { text: items?.totalCount ? `${reference} is created.` : `${reference} is created. Add its items next.` };
}

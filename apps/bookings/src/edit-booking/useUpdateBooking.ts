import { useAskAgain, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateBookingMutation } from './__generated__/useUpdateBookingMutation.graphql.ts';
import type { useUpdateBookingQuery } from './__generated__/useUpdateBookingQuery.graphql.ts';

/** Changes parts of one booking. Every screen that shows it changes with it. */
export function useUpdateBooking(id: string) {
  const askAgain = useAskAgain<useUpdateBookingQuery>(bookingQuery);
  return useConsoleMutation<useUpdateBookingMutation>(
    graphql`
      mutation useUpdateBookingMutation($input: updateBookingInput!) {
        updateBooking(input: $input) {
          booking {
            ...useUpdateBooking_booking @relay(mask: false)
          }
        }
      }
    `,
    {
      success: () => ({ text: 'Saved successfully.' }),
      // Somebody was quicker, or it can no longer be changed: the form then shows what stands now beside what was typed.
      refused: () => askAgain({ id }),
    },
  );
}

/** What a change may change of a booking. */
graphql`
  fragment useUpdateBooking_booking on Booking {
    id
    title
    status
    ...BookingDetailHead_booking
    ...BookingFactsCard_booking
  }
`;

const bookingQuery = graphql`
  query useUpdateBookingQuery($id: ID!) {
    booking(id: $id) {
      ...useUpdateBooking_booking @relay(mask: false)
    }
  }
`;

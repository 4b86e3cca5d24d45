import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateBookingMutation } from './__generated__/useUpdateBookingMutation.graphql.ts';

/** Changes parts of one booking. Every screen that shows the booking updates itself. */
export function useUpdateBooking() {
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
      success: () => savedNotice('Booking'),
    },
  );
}

/** The fields that a change can affect. */
graphql`
  fragment useUpdateBooking_booking on Booking {
    id
    title
    status
    bookedAt
    ...RecordAudit_record
    ...BookingFactsCard_booking
  }
`;

import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateItemMutation } from './__generated__/useUpdateItemMutation.graphql.ts';

/** Changes an item of a booking, and with it the booking's totals. */
export function useUpdateItem() {
  return useConsoleMutation<useUpdateItemMutation>(
    graphql`
      mutation useUpdateItemMutation($input: updateBookingItemInput!) {
        updateBookingItem(input: $input) {
          bookingItem {
            id
            ...BookingItem_item
            booking {
              ...BookingTotals_booking
            }
          }
        }
      }
    `,
    { success: () => savedNotice('Booking item') },
  );
}

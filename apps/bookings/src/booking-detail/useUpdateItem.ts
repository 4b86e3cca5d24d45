import { useConsoleMutation } from '@console/relay';
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
            class {
              id
            }
            booking {
              id
              ...BookingTotals_booking
            }
          }
        }
      }
    `,
    { success, touches },
  );
}

type Answer = useUpdateItemMutation['response'];

const success = () => ({ text: 'Saved successfully.' });

/** The class has another number of free seats, and the booking another sum to pay. */
function touches({ updateBookingItem }: Answer): readonly string[] {
  const item = updateBookingItem?.bookingItem;
  return item ? [item.class.id, item.booking.id] : [];
}

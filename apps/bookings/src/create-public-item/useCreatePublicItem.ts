import { bookingLinks } from '@console/bookings-contracts';
import { countOf } from '@console/format';
import { savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreatePublicItemMutation } from './__generated__/useCreatePublicItemMutation.graphql.ts';

/**
 * Adds seats of a public class to a booking (O§7).
 *
 * @param refused called when the server refuses, for example because colleagues have taken seats.
 */
export function useCreatePublicItem(refused: () => void) {
  return useConsoleMutation<useCreatePublicItemMutation>(
    graphql`
      mutation useCreatePublicItemMutation($input: createPublicBookingItemInput!) {
        createPublicBookingItem(input: $input) {
          bookingItem {
            id
            quantity
            booking {
              id
            }
            class {
              id
              reference
              seatsFreeCount
            }
          }
        }
      }
    `,
    { success, refused },
  );
}

type Answer = useCreatePublicItemMutation['response'];

function success({ createPublicBookingItem }: Answer) {
  const item = createPublicBookingItem?.bookingItem;
  if (!item) return savedNotice('Booking item');
  return {
    text: `Saved successfully. ${countOf(item.quantity, 'seat')} of ${item.class.reference} ${item.quantity === 1 ? 'is' : 'are'} reserved.`,
    link: { label: 'Add another item', to: bookingLinks.createPublicItem(item.booking.id) },
  };
}

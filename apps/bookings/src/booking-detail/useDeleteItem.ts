import { bookingLinks } from '@console/bookings-contracts';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useDeleteItemMutation } from './__generated__/useDeleteItemMutation.graphql.ts';

/** Deletes an item of a booking, and refreshes every screen that shows the item, its booking or its class. */
export function useDeleteItem(booking: string, title: string) {
  return useConsoleMutation<useDeleteItemMutation>(
    graphql`
      mutation useDeleteItemMutation($input: deleteBookingItemInput!) {
        deleteBookingItem(input: $input) {
          clientMutationId
        }
      }
    `,
    {
      success: () => ({
        text: `${title} is deleted.`,
        link: { label: 'Add another item', to: bookingLinks.createPublicItem(booking) },
      }),
    },
  );
}

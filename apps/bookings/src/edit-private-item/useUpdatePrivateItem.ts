import { type ConsoleMutation, savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdatePrivateItemMutation } from './__generated__/useUpdatePrivateItemMutation.graphql.ts';

/** Changes a private item with its class. */
export function useUpdatePrivateItem(): ConsoleMutation<useUpdatePrivateItemMutation> {
  return useConsoleMutation<useUpdatePrivateItemMutation>(
    graphql`
      mutation useUpdatePrivateItemMutation($input: updatePrivateBookingItemInput!) {
        updatePrivateBookingItem(input: $input) {
          bookingItem {
            id
            version
            class {
              id
              version
            }
          }
        }
      }
    `,
    { success: () => savedNotice('Booking item') },
  );
}

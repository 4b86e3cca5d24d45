import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import { delegatesNext } from '../private-item/delegatesNext.ts';
import type { useCreatePrivateItemMutation } from './__generated__/useCreatePrivateItemMutation.graphql.ts';

/** Adds a private item with a new class to a booking. */
export function useCreatePrivateItem(): ConsoleMutation<useCreatePrivateItemMutation> {
  return useConsoleMutation<useCreatePrivateItemMutation>(
    graphql`
      mutation useCreatePrivateItemMutation($input: createPrivateBookingItemInput!) {
        createPrivateBookingItem(input: $input) {
          bookingItem {
            id
            class {
              id
              reference
            }
          }
        }
      }
    `,
    {
      success: ({ createPrivateBookingItem }) => delegatesNext(createPrivateBookingItem?.bookingItem?.class),
    },
  );
}

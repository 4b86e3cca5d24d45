import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import { delegatesNext } from '../private-item/delegatesNext.ts';
import type { useBookClassMutation } from './__generated__/useBookClassMutation.graphql.ts';

/** Adds an unbooked private class to a booking. */
export function useBookClass(): ConsoleMutation<useBookClassMutation> {
  return useConsoleMutation<useBookClassMutation>(
    graphql`
      mutation useBookClassMutation($input: bookPrivateClassInput!) {
        bookPrivateClass(input: $input) {
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
    { success: ({ bookPrivateClass }) => delegatesNext(bookPrivateClass?.bookingItem?.class) },
  );
}

import { type MappedError, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type {
  useCreateBookingMutation,
  useCreateBookingMutation$variables,
} from './__generated__/useCreateBookingMutation.graphql.ts';

export interface CreateBooking {
  readonly error: MappedError | null;
  /** Answers the new booking; null when it was not created. */
  readonly create: (input: useCreateBookingMutation$variables['input']) => Promise<{ readonly id: string } | null>;
}

/** Creates a booking, a draft (O§2). Every list asks again. */
export function useCreateBooking(): CreateBooking {
  const { commit, error } = useConsoleMutation<useCreateBookingMutation>(
    graphql`
      mutation useCreateBookingMutation($input: createBookingInput!) {
        createBooking(input: $input) {
          booking {
            id
            reference
          }
        }
      }
    `,
    { success, touches: 'everything' },
  );
  return { error, create: async (input) => (await commit({ input }))?.createBooking?.booking ?? null };
}

const success = ({ createBooking }: useCreateBookingMutation['response']) => ({
  text: `${createBooking?.booking?.reference ?? 'The booking'} is created. Add its items next.`,
});

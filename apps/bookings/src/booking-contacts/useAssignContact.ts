import { type MappedError, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type {
  useAssignContactMutation,
  useAssignContactMutation$variables,
} from './__generated__/useAssignContactMutation.graphql.ts';

export interface AssignContact {
  readonly error: MappedError | null;
  /** Answers null when it failed. */
  readonly assign: (input: useAssignContactMutation$variables['input']) => Promise<unknown>;
}

/** Makes somebody a booking's booker, biller or both (O§5, O§7). */
export function useAssignContact(): AssignContact {
  const { commit, error } = useConsoleMutation<useAssignContactMutation>(
    graphql`
      mutation useAssignContactMutation($input: assignCustomerContactToBookingInput!) {
        assignCustomerContactToBooking(input: $input) {
          booking {
            id
            booker {
              id
              fullName
            }
            biller {
              id
              fullName
            }
            ...BookingContactsCard_booking
          }
        }
      }
    `,
    { success },
  );
  return { error, assign: (input) => commit({ input }) };
}

const success = () => ({ text: 'Saved successfully.' });

import { type ConsoleMutation, savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useAssignContactMutation } from './__generated__/useAssignContactMutation.graphql.ts';

/** Makes a contact a booking's booker, biller or both (O§5, O§7). */
export function useAssignContact(): ConsoleMutation<useAssignContactMutation> {
  return useConsoleMutation<useAssignContactMutation>(
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
}

const success = () => savedNotice('Contacts of the booking');

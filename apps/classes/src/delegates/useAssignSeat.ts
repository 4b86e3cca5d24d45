import { fullName } from '@console/format';
import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useAssignSeatMutation } from './__generated__/useAssignSeatMutation.graphql.ts';
import type { SeatToFill } from './SeatToFill.ts';

/** Puts a new person on a seat and makes them a contact of the customer (O§2, O§7). */
export function useAssignSeat({ seatNumber }: SeatToFill): ConsoleMutation<useAssignSeatMutation> {
  return useConsoleMutation<useAssignSeatMutation>(
    graphql`
      mutation useAssignSeatMutation($input: assignTrainingSeatInput!) {
        assignTrainingSeat(input: $input) {
          trainingSeat {
            id
            trainingSeatReservation {
              id
              attendee {
                id
                givenName
                familyName
                email
                version
                ...DelegateName_attendee
                ...CorrectDelegateDialog_attendee
              }
            }
          }
        }
      }
    `,
    {
      success: ({ assignTrainingSeat: answer }) => {
        const attendee = answer?.trainingSeat?.trainingSeatReservation?.attendee;
        return {
          text: 'Contact successfully saved',
          ...(attendee && { details: [`${fullName(attendee)} has seat ${seatNumber}.`] }),
        };
      },
    },
  );
}

import { fullName } from '@console/format';
import { type ConsoleMutation, savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateAttendeeMutation } from './__generated__/useCreateAttendeeMutation.graphql.ts';
import type { SeatToFill } from './SeatToFill.ts';

/** Puts a contact of the customer on a seat, for every day of the class (O§7). */
export function useCreateAttendee({ seatNumber }: SeatToFill): ConsoleMutation<useCreateAttendeeMutation> {
  return useConsoleMutation<useCreateAttendeeMutation>(
    graphql`
      mutation useCreateAttendeeMutation($input: createAttendeeInput!) {
        createAttendee(input: $input) {
          attendee {
            id
            givenName
            familyName
            email
            version
            ...DelegateName_attendee
            ...CorrectDelegateDialog_attendee
            trainingSeatReservation {
              id
              attendee {
                id
              }
            }
          }
        }
      }
    `,
    {
      success: ({ createAttendee }) => {
        const attendee = createAttendee?.attendee;
        return savedNotice(attendee ? `${fullName(attendee)} has seat ${seatNumber}.` : `Seat ${seatNumber}`);
      },
    },
  );
}

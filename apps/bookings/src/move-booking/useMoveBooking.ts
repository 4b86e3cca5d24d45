import type { BookingMove } from '@console/bookings-contracts';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import { leadToPeople } from '../booking-detail/peopleToTell.ts';
import type { useMoveBookingConfirmMutation } from './__generated__/useMoveBookingConfirmMutation.graphql.ts';
import { stateAfter } from './moveTexts.ts';

/** Moves one booking to its next state (BKG-09). */
export function useMoveBooking(move: BookingMove, { id, version }: { readonly id: string; readonly version: number }) {
  const { pending, error, commit } = useConsoleMutation<useMoveBookingConfirmMutation>(mutations[move], {
    success: ({ moved }) => ({
      text: `${moved?.booking?.reference ?? 'The booking'} is ${stateAfter[move]}.`,
      ...(move === 'cancel' && moved?.booking && leadToPeople(moved.booking)),
    }),
  });
  return { pending, error, move: (reason?: string) => commit({ input: { id, version, ...(reason && { reason }) } }) };
}

/** The fields that a move can affect. */
graphql`
  fragment useMoveBooking_booking on Booking {
    id
    reference
    status
    heldFrom
    confirmedAt
    booker {
      id
    }
    biller {
      id
    }
    hasFormerDelegates
    attended
    noted
    version
    updatedAt
    items(first: 100) {
      edges {
        node {
          id
          status
        }
      }
    }
  }
`;

const resume = graphql`
  mutation useMoveBookingResumeMutation($input: resumeBookingInput!) {
    moved: resumeBooking(input: $input) {
      booking {
        ...useMoveBooking_booking @relay(mask: false)
      }
    }
  }
`;

/** The mutations differ only in their name. */
const mutations = {
  confirm: graphql`
    mutation useMoveBookingConfirmMutation($input: confirmBookingInput!) {
      moved: confirmBooking(input: $input) {
        booking {
          ...useMoveBooking_booking @relay(mask: false)
        }
      }
    }
  `,
  deliver: graphql`
    mutation useMoveBookingDeliverMutation($input: deliverBookingInput!) {
      moved: deliverBooking(input: $input) {
        booking {
          ...useMoveBooking_booking @relay(mask: false)
        }
      }
    }
  `,
  complete: graphql`
    mutation useMoveBookingCompleteMutation($input: completeBookingInput!) {
      moved: completeBooking(input: $input) {
        booking {
          ...useMoveBooking_booking @relay(mask: false)
        }
      }
    }
  `,
  hold: graphql`
    mutation useMoveBookingHoldMutation($input: holdBookingInput!) {
      moved: holdBooking(input: $input) {
        booking {
          ...useMoveBooking_booking @relay(mask: false)
        }
      }
    }
  `,
  resume,
  resumeDraft: resume,
  cancel: graphql`
    mutation useMoveBookingCancelMutation($input: cancelBookingInput!) {
      moved: cancelBooking(input: $input) {
        booking {
          ...useMoveBooking_booking @relay(mask: false)
        }
      }
    }
  `,
} satisfies Readonly<Record<BookingMove, unknown>>;

import { bookingMoves, movesOfBooking, whyNotMoveBooking } from '@console/bookings-contracts';
import { defineMoveDialogs, type MovedBy } from '@console/core-web';
import {
  ArrowUndoIcon,
  CheckmarkCircleIcon,
  CheckmarkIcon,
  HatGraduationIcon,
  PauseCircleIcon,
  SubtractCircleIcon,
} from '@console/design-system/icons';
import { graphql } from 'react-relay';
import type { bookingMoveDialogsCancelMutation } from './__generated__/bookingMoveDialogsCancelMutation.graphql.ts';
import { impactHeadings } from './impactHeadings.ts';
import { leadToPeople } from './peopleToTell.ts';

interface MovingBooking {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
}

/** The fields that a move can affect. */
graphql`
  fragment bookingMoveDialogs_moved on Booking {
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
  mutation bookingMoveDialogsResumeMutation($input: resumeBookingInput!) {
    moved: resumeBooking(input: $input) {
      record: booking {
        ...bookingMoveDialogs_moved @relay(mask: false)
      }
    }
  }
`;

/** The moves of a booking on its screen (BKG-09). Its invoices and classes are refreshed too. */
export const bookingMoveDialogs = defineMoveDialogs<MovingBooking, MovedBy<bookingMoveDialogsCancelMutation>>()(
  bookingMoves,
  {
    offers: movesOfBooking,
    whyNot: whyNotMoveBooking,
    name: ({ reference }) => reference,
    impact: graphql`
      query bookingMoveDialogsQuery($id: ID!, $move: BookingMove!) {
        of: booking(id: $id) {
          id
          impact: impactOf(move: $move) {
            ...ImpactList_impact
          }
        }
      }
    `,
    headings: impactHeadings,
    moves: {
      confirm: {
        icon: CheckmarkIcon,
        main: true,
        question: (booking) => `Confirm ${booking}?`,
        text: 'Its items are confirmed, and each gets an invoice.',
        after: 'confirmed',
        mutation: graphql`
          mutation bookingMoveDialogsConfirmMutation($input: confirmBookingInput!) {
            moved: confirmBooking(input: $input) {
              record: booking {
                ...bookingMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      deliver: {
        icon: HatGraduationIcon,
        // Once every class has ended.
        main: ({ items, unfinished }) => items !== 0 && unfinished === 0,
        question: (booking) => `Mark ${booking} as delivered?`,
        text: 'A delivered booking stays delivered.',
        after: 'delivered',
        mutation: graphql`
          mutation bookingMoveDialogsDeliverMutation($input: deliverBookingInput!) {
            moved: deliverBooking(input: $input) {
              record: booking {
                ...bookingMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      complete: {
        icon: CheckmarkCircleIcon,
        main: true,
        question: (booking) => `Complete ${booking}?`,
        text: 'A complete booking stays complete.',
        after: 'complete',
        mutation: graphql`
          mutation bookingMoveDialogsCompleteMutation($input: completeBookingInput!) {
            moved: completeBooking(input: $input) {
              record: booking {
                ...bookingMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      hold: {
        icon: PauseCircleIcon,
        question: (booking) => `Put ${booking} on hold?`,
        text: 'It waits until it is resumed. Seats stay reserved.',
        after: 'on hold',
        mutation: graphql`
          mutation bookingMoveDialogsHoldMutation($input: holdBookingInput!) {
            moved: holdBooking(input: $input) {
              record: booking {
                ...bookingMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      resume: {
        icon: CheckmarkIcon,
        main: true,
        question: (booking) => `Resume ${booking}?`,
        text: 'Its items are confirmed again, and each has an invoice.',
        after: 'confirmed again',
        mutation: resume,
      },
      resumeDraft: {
        icon: ArrowUndoIcon,
        main: true,
        question: (booking) => `Resume ${booking} as a draft?`,
        text: 'It becomes a draft again. Seats stay reserved.',
        after: 'a draft again',
        mutation: resume,
      },
      cancel: {
        icon: SubtractCircleIcon,
        question: (booking) => `Cancel ${booking}?`,
        text: 'Its seats are free again, and invoices that nothing was paid on become void.',
        keep: 'Keep booking',
        after: 'canceled',
        mutation: graphql`
          mutation bookingMoveDialogsCancelMutation($input: cancelBookingInput!) {
            moved: cancelBooking(input: $input) {
              record: booking {
                ...bookingMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
        notice: (booking, text) => ({ text, ...leadToPeople(booking) }),
      },
    },
  },
);

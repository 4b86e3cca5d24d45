import {
  bookingLinks,
  changeRequestMoves,
  movesOfChangeRequest,
  whyNotMoveChangeRequest,
} from '@console/bookings-contracts';
import { defineMoveDialogs, ImpactList, type MovedBy } from '@console/core-web';
import { CheckmarkIcon, DismissCircleIcon, ProhibitedIcon } from '@console/design-system/icons';
import { graphql } from 'react-relay';
import type { requestMoveDialogs_request$data } from './__generated__/requestMoveDialogs_request.graphql.ts';
import type { requestMoveDialogsImplementMutation } from './__generated__/requestMoveDialogsImplementMutation.graphql.ts';

/** Spread it as `...requestMoveDialogs_request @relay(mask: false)`. */
graphql`
  fragment requestMoveDialogs_request on ChangeRequest {
    id
    version
    reference
    impact {
      ...ImpactList_impact
    }
  }
`;

/** The fields that a move changes. */
graphql`
  fragment requestMoveDialogs_moved on ChangeRequest {
    id
    reference
    status
    approval
    fulfilment
    error
    rejectionReason
    version
    updatedAt
    booking {
      id
      reference
    }
  }
`;

type MovingRequest = Omit<requestMoveDialogs_request$data, ' $fragmentType'>;
type Moved = MovedBy<requestMoveDialogsImplementMutation>;

/** The moves of a change request on its screen. */
export const requestMoveDialogs = defineMoveDialogs<MovingRequest, Moved>()(changeRequestMoves, {
  offers: movesOfChangeRequest,
  whyNot: whyNotMoveChangeRequest,
  name: ({ reference }) => reference,
  moves: {
    implement: {
      icon: CheckmarkIcon,
      main: true,
      question: (request) => `Implement ${request}?`,
      text: 'The change is made with everything that follows it, or nothing changes and the request says why.',
      details: ({ impact }) => <ImpactList impacts={impact} />,
      after: 'implemented',
      mutation: graphql`
        mutation requestMoveDialogsImplementMutation($input: implementChangeRequestInput!) {
          moved: implementChangeRequest(input: $input) {
            record: changeRequest {
              ...requestMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
      notice: noticeOf,
    },
    reject: {
      icon: DismissCircleIcon,
      question: (request) => `Reject ${request}?`,
      text: 'Nothing changes. The request shows the reason.',
      after: 'rejected',
      mutation: graphql`
        mutation requestMoveDialogsRejectMutation($input: rejectChangeRequestInput!) {
          moved: rejectChangeRequest(input: $input) {
            record: changeRequest {
              ...requestMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
      notice: noticeOf,
    },
    cancel: {
      icon: ProhibitedIcon,
      question: (request) => `Cancel ${request}?`,
      text: 'Nothing changes. Another change can be requested at any time.',
      keep: 'Keep change request',
      after: 'canceled',
      mutation: graphql`
        mutation requestMoveDialogsCancelMutation($input: cancelChangeRequestInput!) {
          moved: cancelChangeRequest(input: $input) {
            record: changeRequest {
              ...requestMoveDialogs_moved @relay(mask: false)
            }
          }
        }
      `,
      notice: noticeOf,
    },
  },
});

/** The notices (O§4, O§8). */
const notices: Readonly<Record<string, string>> = {
  implemented: 'Change Request has been implemented',
  canceled: 'Change Request has been canceled',
  rejected: 'Change Request has been rejected',
};

/** The notice after a move. Null when a rule refused the change: then the screen says why. */
function noticeOf({ status, booking }: Moved) {
  const text = notices[status];
  if (!text) return null;
  return { text, link: { label: `Open ${booking.reference}`, to: bookingLinks.detail(booking.id) } };
}

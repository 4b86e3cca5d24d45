import { bookingLinks, type ChangeRequestMove } from '@console/bookings-contracts';
import { notify } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useMoveRequestImplementMutation } from './__generated__/useMoveRequestImplementMutation.graphql.ts';

/** The notices (O§4, O§8). */
const notices: Readonly<Record<string, string>> = {
  implemented: 'Change Request has been implemented',
  canceled: 'Change Request has been canceled',
  rejected: 'Change Request has been rejected',
};

/**
 * Implements, rejects or cancels one change request. A request that a rule refuses becomes errored: then the screen says
 * why, and there is no notice.
 */
export function useMoveRequest(
  move: ChangeRequestMove,
  { id, version }: { readonly id: string; readonly version: number },
) {
  const { pending, error, commit } = useConsoleMutation<useMoveRequestImplementMutation>(mutations[move]);
  const send = async (reason?: string): Promise<boolean> => {
    const answer = await commit({ input: { id, version, ...(reason && { reason }) } });
    const request = answer?.moved?.changeRequest;
    const text = request && notices[request.status];
    if (text) {
      const { booking } = request;
      notify.success(text, { link: { label: `Open ${booking.reference}`, to: bookingLinks.detail(booking.id) } });
    }
    return answer !== null;
  };
  return { pending, error, move: send };
}

/** The fields that a move changes. */
graphql`
  fragment useMoveRequest_request on ChangeRequest {
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

/** The mutations differ only in their name. */
const mutations = {
  implement: graphql`
    mutation useMoveRequestImplementMutation($input: implementChangeRequestInput!) {
      moved: implementChangeRequest(input: $input) {
        changeRequest {
          ...useMoveRequest_request @relay(mask: false)
        }
      }
    }
  `,
  reject: graphql`
    mutation useMoveRequestRejectMutation($input: rejectChangeRequestInput!) {
      moved: rejectChangeRequest(input: $input) {
        changeRequest {
          ...useMoveRequest_request @relay(mask: false)
        }
      }
    }
  `,
  cancel: graphql`
    mutation useMoveRequestCancelMutation($input: cancelChangeRequestInput!) {
      moved: cancelChangeRequest(input: $input) {
        changeRequest {
          ...useMoveRequest_request @relay(mask: false)
        }
      }
    }
  `,
} satisfies Readonly<Record<ChangeRequestMove, unknown>>;

import {
  type ChangeRequestMove,
  type ChangeRequestStatus,
  changeRequestMoves,
  whyNotMoveChangeRequest,
} from '@console/bookings-contracts';
import { ImpactList } from '@console/classes-web';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { ReasonDialog, useSeenVersion } from '@console/forms';
import { graphql, useFragment } from 'react-relay';
import type { MoveRequestDialog_request$key } from './__generated__/MoveRequestDialog_request.graphql.ts';
import { useMoveRequest } from './useMoveRequest.ts';

export interface MoveRequestDialogProps {
  readonly request: MoveRequestDialog_request$key;
  readonly move: ChangeRequestMove;
  readonly onClose: () => void;
}

/** The confirmation before a change request is implemented, rejected or canceled. */
export function MoveRequestDialog({ request: key, move, onClose }: MoveRequestDialogProps) {
  const request = useFragment(
    graphql`
      fragment MoveRequestDialog_request on ChangeRequest {
        id
        version
        reference
        status
        approval
        impact {
          ...ImpactList_impact
        }
      }
    `,
    key,
  );
  const { id, reference, approval } = request;
  const { version, judge } = useSeenVersion(request, ({ status }) =>
    whyNotMoveChangeRequest(move, { status: status as ChangeRequestStatus, approval }),
  );
  const { pending, error, move: send } = useMoveRequest(move, { id, version });
  const { failure, loading, overtaken } = judge(error);
  const { label, needsReason } = changeRequestMoves.moves[move];
  const Question = needsReason ? ReasonDialog : ConfirmDialog;
  const { question, text, after } = texts[move];
  return (
    <Question
      open
      title={`${question} ${reference}?`}
      confirm={label}
      cancel={move === 'cancel' ? 'Keep change request' : 'Not yet'}
      loading={pending}
      loadingContent={loading}
      failure={failure}
      refusedTitle={overtaken ? `${reference} has been changed` : `${reference} is not ${after}`}
      onCancel={onClose}
      onConfirm={async (reason?: string) => {
        const moved = await send(reason);
        if (moved) onClose();
        return moved;
      }}
    >
      <Stack>
        <span>{text}</span>
        {move === 'implement' && <ImpactList impacts={request.impact} failed={false} refetch={nothing} />}
      </Stack>
    </Question>
  );
}

const nothing = () => undefined;

const texts: Readonly<Record<ChangeRequestMove, { question: string; text: string; after: string }>> = {
  implement: {
    question: 'Implement',
    text: 'The change is made with everything that follows it, or nothing changes and the request says why.',
    after: 'implemented',
  },
  reject: { question: 'Reject', text: 'Nothing changes. The request shows the reason.', after: 'rejected' },
  cancel: {
    question: 'Cancel',
    text: 'Nothing changes. Another change can be requested at any time.',
    after: 'canceled',
  },
};

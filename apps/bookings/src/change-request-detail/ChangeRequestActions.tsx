import {
  type ChangeRequestMove,
  type ChangeRequestStatus,
  changeRequestMoves,
  movesOfChangeRequest,
  whyNotApprove,
  whyNotMoveChangeRequest,
} from '@console/bookings-contracts';
import {
  ArrowSwapIcon,
  CheckmarkCircleIcon,
  CheckmarkIcon,
  DismissCircleIcon,
  ProhibitedIcon,
} from '@console/design-system/icons';
import { ActionButton, type RecordAction, RecordActions } from '@console/design-system/tooltip';
import { useNavigate } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { requestChangeLink } from '../request-change/requestChangeLink.ts';
import type { ChangeRequestActions_request$key } from './__generated__/ChangeRequestActions_request.graphql.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { MoveRequestDialog } from './MoveRequestDialog.tsx';
import { useApprove } from './useApprove.ts';

const icons = { implement: CheckmarkIcon, reject: DismissCircleIcon, cancel: ProhibitedIcon };

/**
 * The actions that a change request's state allows. Until it is approved, Implement says why it has to wait. Approving asks
 * only about a change that cannot be made now.
 */
export function ChangeRequestActions({ request: key }: { request: ChangeRequestActions_request$key }) {
  const request = useFragment(
    graphql`
      fragment ChangeRequestActions_request on ChangeRequest {
        id
        reference
        version
        status
        approval
        booking {
          id
        }
        bookingItemId
        impact {
          entity
        }
        ...ApproveDialog_request
        ...MoveRequestDialog_request
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const [asking, setAsking] = useState<ChangeRequestMove | 'approve' | null>(null);
  const { pending, approve } = useApprove(request);
  const status = request.status as ChangeRequestStatus;
  const { approval } = request;
  const cannotBeMade = request.impact.some(({ entity }) => entity === 'refusal');
  const waits = approval !== 'approved';
  const moves = movesOfChangeRequest(request).map(
    (move): RecordAction => ({
      id: move,
      label: changeRequestMoves.moves[move].label,
      icon: icons[move],
      refusal: whyNotMoveChangeRequest(move, { status, approval }),
      main: move === 'implement',
      onSelect: () => setAsking(move),
    }),
  );
  const implement = moves.find(({ id }) => id === 'implement');
  const approving: RecordAction = {
    id: 'approve',
    label: 'Approve',
    icon: CheckmarkCircleIcon,
    refusal: pending ? 'It is being approved.' : null,
    main: true,
    onSelect: () => (cannotBeMade ? setAsking('approve') : void approve()),
  };
  const another: RecordAction = {
    id: 'request-another',
    label: 'Request another change',
    icon: ArrowSwapIcon,
    refusal: null,
    onSelect: () => void navigate(requestChangeLink(request.booking.id, request.bookingItemId ?? undefined)),
  };
  const mayApprove = whyNotApprove({ status, approval }) === null;
  const others = moves.filter((move) => move !== implement);
  return (
    <>
      <RecordActions actions={[another, ...others, ...(mayApprove ? [approving] : implement ? [implement] : [])]}>
        {waits && implement && (
          <ActionButton icon={<CheckmarkIcon size={16} />} refusal={implement.refusal} onClick={implement.onSelect}>
            {implement.label}
          </ActionButton>
        )}
      </RecordActions>
      {asking === 'approve' && (
        <ApproveDialog
          request={request}
          pending={pending}
          // A failure is a notice of this component, because the dialog closes then too.
          onApprove={() => void approve().then(() => setAsking(null))}
          onClose={() => setAsking(null)}
        />
      )}
      {asking && asking !== 'approve' && (
        <MoveRequestDialog request={request} move={asking} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

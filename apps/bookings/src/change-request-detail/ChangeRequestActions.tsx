import { type ChangeRequestStatus, requestChangeLink, whyNotApprove } from '@console/bookings-contracts';
import { useMoves } from '@console/core-web';
import { ArrowSwapIcon, CheckmarkCircleIcon, CheckmarkIcon } from '@console/design-system/icons';
import { ActionButton, type RecordAction, RecordActions } from '@console/design-system/tooltip';
import { useNavigate } from '@console/platform/router';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChangeRequestActions_request$key } from './__generated__/ChangeRequestActions_request.graphql.ts';
import { ApproveDialog } from './ApproveDialog.tsx';
import { requestMoveDialogs } from './requestMoveDialogs.tsx';
import { useApprove } from './useApprove.ts';

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
        ...requestMoveDialogs_request @relay(mask: false)
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { pending, approve } = useApprove(request);
  const status = request.status as ChangeRequestStatus;
  const { approval } = request;
  const cannotBeMade = request.impact.some(({ entity }) => entity === 'refusal');
  const waits = approval !== 'approved';
  const moves = useMoves(requestMoveDialogs, request, { status, approval });
  const implement = moves.actions.find(({ id }) => id === 'implement');
  const approving: RecordAction = {
    id: 'approve',
    label: 'Approve',
    icon: CheckmarkCircleIcon,
    refusal: pending ? 'It is being approved.' : null,
    main: true,
    onSelect: () => (cannotBeMade ? setAsking(true) : void approve()),
  };
  const another: RecordAction = {
    id: 'request-another',
    label: 'Request another change',
    icon: ArrowSwapIcon,
    refusal: null,
    onSelect: () => void navigate(requestChangeLink(request.booking.id, request.bookingItemId ?? undefined)),
  };
  const mayApprove = whyNotApprove({ status, approval }) === null;
  const others = moves.actions.filter((move) => move !== implement);
  return (
    <>
      <RecordActions actions={[another, ...others, ...(mayApprove ? [approving] : implement ? [implement] : [])]}>
        {waits && implement && (
          <ActionButton icon={<CheckmarkIcon size={16} />} refusal={implement.refusal} onClick={implement.onSelect}>
            {implement.label}
          </ActionButton>
        )}
      </RecordActions>
      {asking && (
        <ApproveDialog
          request={request}
          pending={pending}
          // A failure is a notice of this component, because the dialog closes then too.
          onApprove={() => void approve().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
      {moves.dialog}
    </>
  );
}

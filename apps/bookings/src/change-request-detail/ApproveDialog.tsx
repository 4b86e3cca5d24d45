import { ImpactList } from '@console/core-web';
import { ConfirmDialog } from '@console/design-system/dialog';
import { Stack } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import type { ApproveDialog_request$key } from './__generated__/ApproveDialog_request.graphql.ts';

export interface ApproveDialogProps {
  readonly request: ApproveDialog_request$key;
  readonly pending: boolean;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** Asks before a change is approved that cannot be made now, and says why. */
export function ApproveDialog({ request: key, pending, onApprove, onClose }: ApproveDialogProps) {
  const { reference, impact } = useFragment(
    graphql`
      fragment ApproveDialog_request on ChangeRequest {
        reference
        impact {
          ...ImpactList_impact
        }
      }
    `,
    key,
  );
  return (
    <ConfirmDialog
      open
      title={`Approve ${reference}?`}
      confirm="Approve"
      cancel="Not yet"
      loading={pending}
      onCancel={onClose}
      onConfirm={onApprove}
    >
      <Stack>
        <ImpactList impacts={impact} />
        <span>It can be approved, and implemented once the reason is gone.</span>
      </Stack>
    </ConfirmDialog>
  );
}

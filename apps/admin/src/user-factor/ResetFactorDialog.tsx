import { ReasonDialog } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { ResetFactorDialogMutation } from './__generated__/ResetFactorDialogMutation.graphql.ts';

interface ResetFactorDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** An administrator resets the second factor of somebody who has lost the device and the recovery codes. */
export function ResetFactorDialog({ id, name, onClose }: ResetFactorDialogProps) {
  const { commit, pending, error } = useConsoleMutation<ResetFactorDialogMutation>(
    graphql`
      mutation ResetFactorDialogMutation($input: resetSecondFactorInput!) {
        resetSecondFactor(input: $input) {
          user {
            ...SecondFactorCard_user
          }
        }
      }
    `,
    { success: () => ({ text: `The second factor of ${name} is reset.` }) },
  );
  return (
    <ReasonDialog
      open
      tone="danger"
      title={`Reset the second factor of ${name}?`}
      confirm="Reset second factor"
      cancel="Keep it"
      loading={pending}
      failure={error}
      refusedTitle="The second factor was not reset"
      onConfirm={async (reason) => {
        const done = (await commit({ input: { id, reason } })) !== null;
        if (done) onClose();
        return done;
      }}
      onCancel={onClose}
    >
      Make sure that it is {name} who asks, for example with a call to a number that you know. All sessions of {name}{' '}
      end, and signing in asks for the password alone. {name} gets a mail about it.
    </ReasonDialog>
  );
}

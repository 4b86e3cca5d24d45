import { ReasonDialog } from '@console/forms';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { UnbindDialogMutation } from './__generated__/UnbindDialogMutation.graphql.ts';

interface UnbindDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** An administrator frees somebody who has got another account at the third party. */
export function UnbindDialog({ id, name, onClose }: UnbindDialogProps) {
  const { commit, pending, error } = useConsoleMutation<UnbindDialogMutation>(
    graphql`
      mutation UnbindDialogMutation($input: unbindProviderAccountInput!) {
        unbindProviderAccount(input: $input) {
          user {
            ...UserDetailPage_user
          }
        }
      }
    `,
    { success: () => ({ text: `${name} is free from the account at the third party.` }) },
  );
  return (
    <ReasonDialog
      open
      tone="danger"
      title={`Free ${name} from the third party?`}
      confirm="Free from third party"
      cancel="Keep it"
      loading={pending}
      failure={error}
      refusedTitle={`${name} was not freed`}
      onConfirm={async (reason) => {
        const done = (await commit({ input: { id, reason } })) !== null;
        if (done) onClose();
        return done;
      }}
      onCancel={onClose}
    >
      Do this when {name} has got another account there. Make sure that it is {name} who asks. All sessions of {name}{' '}
      end. The next account there with the verified email of {name} signs in as {name}, and is bound. {name} gets a mail
      about it.
    </ReasonDialog>
  );
}

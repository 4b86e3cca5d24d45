import { Button } from '@console/design-system/button';
import { notify } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { EndSessionButtonMutation } from './__generated__/EndSessionButtonMutation.graphql.ts';

interface EndSessionButtonProps {
  /** The id of the session. */
  readonly session: string;
  readonly browser: string;
}

/** Ends one session. Its browser asks for the password again. */
export function EndSessionButton({ session, browser }: EndSessionButtonProps) {
  const { commit, pending } = useConsoleMutation<EndSessionButtonMutation>(
    graphql`
      mutation EndSessionButtonMutation($input: endSessionInput!) {
        endSession(input: $input) {
          userSession {
            id
            user {
              ...SessionsCard_user
            }
          }
        }
      }
    `,
    {
      success: () => ({ text: `The session of ${browser} has ended.` }),
      refused: ({ messages }) => notify.error('The session was not ended.', { details: messages }),
    },
  );
  return (
    <Button
      size="small"
      loading={pending}
      aria-label={`End the session of ${browser}`}
      onClick={() => void commit({ input: { id: session } })}
    >
      End
    </Button>
  );
}

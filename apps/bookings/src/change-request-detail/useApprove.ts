import { notify } from '@console/platform';
import { useConsoleMutation } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { useApproveMutation } from './__generated__/useApproveMutation.graphql.ts';

/** Approves one change request. A failure is a notice. */
export function useApprove({
  id,
  reference,
  version,
}: {
  readonly id: string;
  readonly reference: string;
  readonly version: number;
}) {
  const { pending, error, commit } = useConsoleMutation<useApproveMutation>(
    graphql`
      mutation useApproveMutation($input: approveChangeRequestInput!) {
        approveChangeRequest(input: $input) {
          changeRequest {
            id
            approval
            version
            updatedAt
          }
        }
      }
    `,
    { success: () => ({ text: `${reference} is approved.` }), complete: true },
  );
  useEffect(() => {
    if (error) notify.error(`${reference} was not approved.`, { details: error.messages });
  }, [error, reference]);
  return { pending, approve: () => commit({ input: { id, version } }) };
}

import { useQuickMove } from '@console/core-web';
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
  const { pending, commit } = useQuickMove<useApproveMutation>(
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
    {
      success: () => ({ text: `${reference} is approved.` }),
      failed: `${reference} was not approved.`,
      complete: true,
    },
  );
  return { pending, approve: () => commit({ input: { id, version } }) };
}

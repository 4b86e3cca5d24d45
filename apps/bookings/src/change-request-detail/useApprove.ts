import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useApproveMutation } from './__generated__/useApproveMutation.graphql.ts';

/** Approves one change request. */
export function useApprove({ id, version }: { readonly id: string; readonly version: number }) {
  const { pending, commit } = useConsoleMutation<useApproveMutation>(
    graphql`
      mutation useApproveMutation($input: approveChangeRequestInput!) {
        approveChangeRequest(input: $input) {
          changeRequest {
            id
            reference
            approval
            version
            updatedAt
          }
        }
      }
    `,
    {
      success: ({ approveChangeRequest }) => ({
        text: `${approveChangeRequest?.changeRequest?.reference ?? 'The change request'} is approved.`,
      }),
    },
  );
  return { pending, approve: () => commit({ input: { id, version } }) };
}

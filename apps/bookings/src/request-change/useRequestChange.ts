import { changeRequestLinks } from '@console/bookings-contracts';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useRequestChangeMutation } from './__generated__/useRequestChangeMutation.graphql.ts';

/** Creates a change request. */
export function useRequestChange() {
  return useConsoleMutation<useRequestChangeMutation>(
    graphql`
      mutation useRequestChangeMutation($input: createChangeRequestInput!) {
        createChangeRequest(input: $input) {
          changeRequest {
            id
            reference
          }
        }
      }
    `,
    {
      success: ({ createChangeRequest }) => ({
        text: `${createChangeRequest?.changeRequest?.reference ?? 'The change'} is requested. It can be approved now.`,
        link: { label: 'All change requests', to: changeRequestLinks.list() },
      }),
    },
  );
}

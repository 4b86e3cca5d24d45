import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useImportDelegatesMutation } from './__generated__/useImportDelegatesMutation.graphql.ts';

/**
 * Starts a job that puts the people of a list on the empty seats of a booking item: everybody or nobody (O§5).
 *
 * @param refused is called when the server refuses the import.
 */
export function useImportDelegates(refused: () => void) {
  return useConsoleMutation<useImportDelegatesMutation>(
    graphql`
      mutation useImportDelegatesMutation($input: importDelegatesInput!) {
        importDelegates(input: $input) {
          job {
            id
          }
        }
      }
    `,
    { refused },
  );
}

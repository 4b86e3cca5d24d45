import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useAcknowledgeMutation } from './__generated__/useAcknowledgeMutation.graphql.ts';

/** Acknowledges one order (O§4). Every screen that shows the order updates itself. */
export function useAcknowledge(id: string) {
  const { pending, error, commit } = useConsoleMutation<useAcknowledgeMutation>(
    graphql`
      mutation useAcknowledgeMutation($input: acknowledgePurchaseOrderInput!) {
        acknowledgePurchaseOrder(input: $input) {
          purchaseOrder {
            id
            version
            reference
            status
            acknowledgedAt
            acknowledgedBy {
              id
              avatarUrl
              person {
                fullName
              }
            }
          }
        }
      }
    `,
    {
      complete: true,
      success: ({ acknowledgePurchaseOrder }) => ({
        text: `${acknowledgePurchaseOrder?.purchaseOrder?.reference ?? 'The purchase order'} is acknowledged.`,
        link: { label: 'Show pending orders', to: `${purchaseOrderLinks.list()}?acknowledgement=pending` },
      }),
    },
  );
  return { pending, error, acknowledge: () => commit({ input: { id } }) };
}

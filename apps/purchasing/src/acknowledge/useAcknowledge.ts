import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { useAskAgain, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useAcknowledgeMutation } from './__generated__/useAcknowledgeMutation.graphql.ts';
import type { useAcknowledgeQuery } from './__generated__/useAcknowledgeQuery.graphql.ts';

/** Acknowledges one order (O§4). Every screen that shows it changes with it. */
export function useAcknowledge(id: string) {
  const askAgain = useAskAgain<useAcknowledgeQuery>(orderQuery);
  const { pending, error, commit } = useConsoleMutation<useAcknowledgeMutation>(
    graphql`
      mutation useAcknowledgeMutation($input: acknowledgePurchaseOrderInput!) {
        acknowledgePurchaseOrder(input: $input) {
          purchaseOrder {
            id
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
      success: ({ acknowledgePurchaseOrder }) => ({
        text: `${acknowledgePurchaseOrder?.purchaseOrder?.reference ?? 'The purchase order'} is acknowledged.`,
        link: { label: 'Show pending orders', to: `${purchaseOrderLinks.list()}?acknowledgement=pending` },
      }),
      // Somebody was quicker, or canceled it: the screen behind shows that now.
      refused: () => askAgain({ id }),
    },
  );
  return { pending, error, acknowledge: () => commit({ input: { id } }) };
}

/** What an acknowledgement changes of an order, as it stands now. */
const orderQuery = graphql`
  query useAcknowledgeQuery($id: ID!) {
    purchaseOrder(id: $id) {
      id
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
`;

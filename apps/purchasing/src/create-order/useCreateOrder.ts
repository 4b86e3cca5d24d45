import { type ConsoleMutation, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCreateOrderMutation } from './__generated__/useCreateOrderMutation.graphql.ts';

/** Raises a purchase order. */
export function useCreateOrder(): ConsoleMutation<useCreateOrderMutation> {
  return useConsoleMutation<useCreateOrderMutation>(
    graphql`
      mutation useCreateOrderMutation($input: createPurchaseOrderInput!) {
        createPurchaseOrder(input: $input) {
          purchaseOrder {
            id
            reference
          }
        }
      }
    `,
    {
      success: ({ createPurchaseOrder }) => ({
        text: `${createPurchaseOrder?.purchaseOrder?.reference ?? 'The purchase order'} is a draft.`,
      }),
    },
  );
}

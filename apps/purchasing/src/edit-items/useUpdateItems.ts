import { type ConsoleMutation, savedNotice, useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useUpdateItemsMutation } from './__generated__/useUpdateItemsMutation.graphql.ts';

/** Changes the items of an order. */
export function useUpdateItems(): ConsoleMutation<useUpdateItemsMutation> {
  return useConsoleMutation<useUpdateItemsMutation>(
    graphql`
      mutation useUpdateItemsMutation($input: updatePurchaseOrderItemsInput!) {
        updatePurchaseOrderItems(input: $input) {
          purchaseOrder {
            id
            acknowledgedAt
            ...EditItemsDialog_order
          }
        }
      }
    `,
    { success: () => savedNotice('Items') },
  );
}

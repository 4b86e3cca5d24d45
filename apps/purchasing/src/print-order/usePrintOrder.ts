import { useDownload, useQuickMove } from '@console/core-web';
import { notify } from '@console/platform';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { usePrintOrderMutation } from './__generated__/usePrintOrderMutation.graphql.ts';
import type { usePrintOrderQuery } from './__generated__/usePrintOrderQuery.graphql.ts';

const failed = 'The purchase order was not printed.';

export interface PrintOrder {
  /** Keeps in the history that the order is printed, and downloads the file. A failure is a notice. */
  readonly print: () => Promise<void>;
  readonly pending: boolean;
}

/** Prints a purchase order as a PDF file. */
export function usePrintOrder(purchaseOrder: string): PrintOrder {
  const kept = useQuickMove<usePrintOrderMutation>(
    graphql`
      mutation usePrintOrderMutation($input: printPurchaseOrderInput!) {
        printPurchaseOrder(input: $input) {
          purchaseOrderPrint {
            id
          }
        }
      }
    `,
    { failed },
  );
  const { start, pending, error } = useDownload<usePrintOrderQuery>(graphql`
    query usePrintOrderQuery($order: ID!) {
      purchaseOrderFileDownload(input: { purchaseOrder: $order }) {
        path
      }
    }
  `);
  useEffect(() => {
    if (error) notify.error(failed, { details: error });
  }, [error]);
  return {
    print: async () => {
      if (await kept.commit({ input: { purchaseOrder } })) start({ order: purchaseOrder });
    },
    pending: kept.pending || pending,
  };
}

import type { OrderToMove, PurchaseOrderStatus } from '@console/purchasing-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { orderToMove_order$key } from './__generated__/orderToMove_order.graphql.ts';

/** Returns the facts that the server checks before it moves an order. */
export function orderToMove(key: orderToMove_order$key): OrderToMove & { readonly status: PurchaseOrderStatus } {
  const { status, items, trainingClass, bills } = readInlineData(
    graphql`
      fragment orderToMove_order on PurchaseOrder @inline {
        status
        items(first: 100) {
          totalCount
        }
        trainingClass {
          status
        }
        bills {
          takenBackAt
        }
      }
    `,
    key,
  );
  return {
    // A newer server may know further states. No move of this release begins in one of them.
    status: status as PurchaseOrderStatus,
    items: items.totalCount ?? undefined,
    classStatus: trainingClass?.status,
    hasBill: bills.some(({ takenBackAt }) => !takenBackAt),
  };
}

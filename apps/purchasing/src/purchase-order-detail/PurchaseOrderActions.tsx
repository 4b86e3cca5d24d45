import { useMoves } from '@console/core-web';
import { Button } from '@console/design-system/button';
import { RecordActions } from '@console/design-system/tooltip';
import { graphql, useFragment } from 'react-relay';
import { AcknowledgeButton } from '../acknowledge/AcknowledgeButton.tsx';
import { orderMoveDialogs } from '../move-order/orderMoveDialogs.ts';
import { orderToMove } from '../move-order/orderToMove.ts';
import { usePrintOrder } from '../print-order/usePrintOrder.ts';
import type { PurchaseOrderActions_order$key } from './__generated__/PurchaseOrderActions_order.graphql.ts';

/** The actions that an order's state allows: the next step as a button, the others in a menu (PUR-05). */
export function PurchaseOrderActions({ order: key }: { order: PurchaseOrderActions_order$key }) {
  const order = useFragment(
    graphql`
      fragment PurchaseOrderActions_order on PurchaseOrder {
        id
        version
        reference
        ...orderToMove_order
        ...AcknowledgeButton_order
      }
    `,
    key,
  );
  const moves = useMoves(orderMoveDialogs, order, orderToMove(order));
  const { print, pending } = usePrintOrder(order.id);
  return (
    <>
      <RecordActions actions={moves.actions}>
        <Button loading={pending} onClick={() => void print()}>
          Print as PDF
        </Button>
        <AcknowledgeButton order={order} place="page" />
      </RecordActions>
      {moves.dialog}
    </>
  );
}

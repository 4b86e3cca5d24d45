import { defineMoveDialogs, type MovedBy } from '@console/core-web';
import {
  CheckmarkCircleIcon,
  CheckmarkIcon,
  CircleHintIcon,
  HatGraduationIcon,
  SubtractCircleIcon,
} from '@console/design-system/icons';
import { movesOfOrder, purchaseOrderMoves, whyNotMoveOrder } from '@console/purchasing-contracts';
import { graphql } from 'react-relay';
import type { orderMoveDialogsCancelMutation } from './__generated__/orderMoveDialogsCancelMutation.graphql.ts';

interface MovingOrder {
  readonly id: string;
  readonly version: number;
  readonly reference: string;
}

/** The fields that a move can affect. */
graphql`
  fragment orderMoveDialogs_moved on PurchaseOrder {
    id
    reference
    status
    version
    updatedAt
  }
`;

/** The moves of a purchase order on its screen (PUR-05). */
export const orderMoveDialogs = defineMoveDialogs<MovingOrder, MovedBy<orderMoveDialogsCancelMutation>>()(
  purchaseOrderMoves,
  {
    offers: movesOfOrder,
    whyNot: whyNotMoveOrder,
    name: ({ reference }) => reference,
    impact: graphql`
      query orderMoveDialogsQuery($id: ID!, $move: PurchaseOrderMove!) {
        of: purchaseOrder(id: $id) {
          id
          impact: impactOf(move: $move) {
            ...ImpactList_impact
          }
        }
      }
    `,
    moves: {
      propose: {
        icon: CircleHintIcon,
        main: true,
        question: (order) => `Propose ${order}?`,
        text: 'It becomes provisional: the supplier has it and can acknowledge it.',
        after: 'provisional',
        mutation: graphql`
          mutation orderMoveDialogsProposeMutation($input: proposePurchaseOrderInput!) {
            moved: proposePurchaseOrder(input: $input) {
              record: purchaseOrder {
                ...orderMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      confirm: {
        icon: CheckmarkIcon,
        main: true,
        question: (order) => `Confirm ${order}?`,
        text: 'The supplier counts on it. Later changes of its items need a reason.',
        after: 'confirmed',
        mutation: graphql`
          mutation orderMoveDialogsConfirmMutation($input: confirmPurchaseOrderInput!) {
            moved: confirmPurchaseOrder(input: $input) {
              record: purchaseOrder {
                ...orderMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      deliver: {
        icon: HatGraduationIcon,
        main: ({ classStatus }) => whyNotMoveOrder('deliver', { status: 'confirmed', classStatus }) === null,
        question: (order) => `Mark ${order} as delivered?`,
        text: 'A delivered order stays delivered. It waits for its bills.',
        after: 'delivered',
        mutation: graphql`
          mutation orderMoveDialogsDeliverMutation($input: deliverPurchaseOrderInput!) {
            moved: deliverPurchaseOrder(input: $input) {
              record: purchaseOrder {
                ...orderMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      bill: {
        icon: CheckmarkIcon,
        question: (order) => `Mark ${order} as billed?`,
        text: 'Use this when the supplier bills no more than is recorded. A bill for the last of its items does it by itself.',
        after: 'billed',
        mutation: graphql`
          mutation orderMoveDialogsBillMutation($input: billPurchaseOrderInput!) {
            moved: billPurchaseOrder(input: $input) {
              record: purchaseOrder {
                ...orderMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      complete: {
        icon: CheckmarkCircleIcon,
        main: true,
        question: (order) => `Complete ${order}?`,
        text: 'A complete order stays complete. Its bills can no longer be taken back.',
        after: 'complete',
        mutation: graphql`
          mutation orderMoveDialogsCompleteMutation($input: completePurchaseOrderInput!) {
            moved: completePurchaseOrder(input: $input) {
              record: purchaseOrder {
                ...orderMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
      cancel: {
        icon: SubtractCircleIcon,
        question: (order) => `Cancel ${order}?`,
        text: 'Tell the supplier. Nobody is told by the console.',
        keep: 'Keep order',
        after: 'canceled',
        mutation: graphql`
          mutation orderMoveDialogsCancelMutation($input: cancelPurchaseOrderInput!) {
            moved: cancelPurchaseOrder(input: $input) {
              record: purchaseOrder {
                ...orderMoveDialogs_moved @relay(mask: false)
              }
            }
          }
        `,
      },
    },
  },
);

import type { BulkActions } from '@console/core-web';
import { CheckmarkIcon, IconDrawing } from '@console/design-system/icons';
import { billIcon, maxBilledOrders, purchaseOrderLinks } from '@console/purchasing-contracts';
import { graphql } from 'react-relay';
import { RecordBillOfOrders } from '../record-bill/RecordBillOfOrders.tsx';

/** What can be done with many purchase orders. */
export default {
  target: 'purchase_orders',
  noun: ['purchase order', 'purchase orders'],
  linkOf: purchaseOrderLinks.detail,
  actions: [
    {
      name: 'acknowledgePurchaseOrders',
      label: 'Acknowledge',
      icon: <CheckmarkIcon size={16} />,
      text: 'This records that their suppliers have accepted them, today and by you. It cannot be taken back.',
      doing: 'Acknowledging purchase orders',
      done: 'acknowledged',
      mutation: graphql`
        mutation purchaseOrderBulkMutation($input: acknowledgePurchaseOrdersInput!) {
          started: acknowledgePurchaseOrders(input: $input) {
            job {
              id
            }
          }
        }
      `,
    },
  ],
  forms: [
    {
      label: 'Record bill',
      icon: <IconDrawing {...billIcon} size={16} />,
      most: maxBilledOrders,
      tooMany: `A bill names at most ${maxBilledOrders} orders. Select fewer.`,
      Dialog: RecordBillOfOrders,
    },
  ],
  files: [],
} satisfies BulkActions;

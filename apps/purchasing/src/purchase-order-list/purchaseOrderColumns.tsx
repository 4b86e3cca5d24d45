import { classLinks } from '@console/classes-contracts';
import { type Column, columnsOf, keepOnPhone } from '@console/design-system/table';
import {
  acknowledgementOf,
  acknowledgements,
  purchaseOrderLinks,
  purchaseOrderStatuses,
  supplierLinks,
} from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import { AcknowledgeButton } from '../acknowledge/AcknowledgeButton.tsx';
import type {
  purchaseOrderColumns_order$data,
  purchaseOrderColumns_order$key,
} from './__generated__/purchaseOrderColumns_order.graphql.ts';

/** The fields of a purchase order that its row shows. */
export function usePurchaseOrderRow(key: purchaseOrderColumns_order$key): purchaseOrderColumns_order$data {
  return useFragment(
    graphql`
      fragment purchaseOrderColumns_order on PurchaseOrder {
        id
        reference
        status
        raisedAt
        acknowledgedAt
        acknowledgedBy { avatarUrl person { fullName } }
        netPrice { amount }
        supplier { id name }
        trainingClass { id title }
        ...AcknowledgeButton_order
      }
    `,
    key,
  );
}

const { record, link, badge, date, money, user } = columnsOf<purchaseOrderColumns_order$data>();

/** Every column of the list, in its standard order. */
export const purchaseOrderColumns: readonly Column<purchaseOrderColumns_order$data>[] = keepOnPhone(
  ['reference', 'status', 'netPrice'],
  [
    record('reference', 'Reference', ({ id }) => purchaseOrderLinks.detail(id), {
      newTab: true,
      width: 112,
      whole: true,
      minWidth: 108,
    }),
    link('supplier', 'Supplier', ({ supplier: { id, name } }) => ({ to: supplierLinks.detail(id), text: name }), {
      width: 236,
      minWidth: 148,
      sort: 'supplier_name',
      dropRank: 7,
    }),
    link(
      'trainingClass',
      'Class',
      ({ trainingClass }) => trainingClass && { to: classLinks.detail(trainingClass.id), text: trainingClass.title },
      { newTab: true, minWidth: 160, sort: 'trainingClass_title', dropRank: 4 },
    ),
    badge('status', 'Status', purchaseOrderStatuses, ({ status }) => status, { width: 116, minWidth: 112 }),
    badge('acknowledged', 'Acknowledged', acknowledgements, acknowledgementOf, {
      width: 136,
      minWidth: 132,
      sort: 'acknowledgedAt',
      firstDirection: 'desc',
      dropRank: 5,
    }),
    date('raisedAt', 'Raised', ({ raisedAt }) => raisedAt, { dropRank: 3 }),
    money('netPrice', 'Net price', ({ netPrice }) => netPrice),
    {
      id: 'action',
      header: 'Action',
      cell: (order) => <AcknowledgeButton order={order} place="row" />,
      width: 136,
      whole: true,
      minWidth: 132,
      dropRank: 6,
    },
    date('acknowledgedAt', 'Acknowledged on', ({ acknowledgedAt }) => acknowledgedAt, {
      width: 132,
      optional: true,
      dropRank: 1,
    }),
    user('acknowledgedBy', 'Acknowledged by', ({ acknowledgedBy }) => acknowledgedBy, {
      width: 148,
      optional: true,
      dropRank: 1,
    }),
  ],
);
/** Rows of canceled orders are faded, because nothing is left to do for them. */
export function isCanceled({ status }: purchaseOrderColumns_order$data): boolean {
  return status === 'canceled';
}

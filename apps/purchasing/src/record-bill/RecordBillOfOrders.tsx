import { type BulkFormProps, LoadingDialog } from '@console/core-web';
import { whyNotBill, whyNotBillTogether } from '@console/purchasing-contracts';
import { useQueryOnDemand } from '@console/relay';
import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { RecordBillOfOrdersQuery } from './__generated__/RecordBillOfOrdersQuery.graphql.ts';
import { NotBilledDialog } from './NotBilledDialog.tsx';
import { RecordBillDialog } from './RecordBillDialog.tsx';

/** Records one bill about several orders, which are read first. It says which of them cannot be billed, or not together. */
export function RecordBillOfOrders({ ids, onClose, onSaved }: BulkFormProps) {
  const [without, setWithout] = useState(false);
  const { data, failed, load } = useQueryOnDemand<RecordBillOfOrdersQuery>(
    graphql`
      query RecordBillOfOrdersQuery($ids: [ID!]!) {
        purchaseOrders(id_list: $ids, first: 100, order: [{ raisedAt: ASC }]) {
          edges {
            node {
              id
              reference
              status
              supplier {
                id
                name
              }
              items(first: 100) {
                totalCount
              }
              ...RecordBillDialog_order
            }
          }
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ ids }), [load, ids]);
  if (!data) {
    const retry = () => load({ ids });
    return <LoadingDialog title="Record bill" what="purchase orders" {...{ failed, retry, onClose }} />;
  }
  const found = data.purchaseOrders.edges.map(({ node }) => node);
  const [orders, refused] = [found.filter(mayBill), found.filter((order) => !mayBill(order))];
  const together = whyNotBillTogether(orders.map((order) => ({ ...order, items: order.items.totalCount })));
  if (together !== null || orders.length === 0 || (refused.length > 0 && !without)) {
    const onContinue = together === null && orders.length > 0 ? () => setWithout(true) : null;
    return <NotBilledDialog {...{ orders, refused, together, onContinue, onClose }} />;
  }
  return <RecordBillDialog orders={orders} onClose={onClose} onSaved={onSaved} />;
}

const mayBill = (order: { readonly status: string }): boolean => whyNotBill(order) === null;

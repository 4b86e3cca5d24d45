import { HistoryCard, RecordHead } from '@console/core-web';
import { DateText } from '@console/design-system/date';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { PageFrame } from '@console/design-system/page-frame';
import { Reference } from '@console/design-system/panel-message';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, Slot, useRecordTitle } from '@console/platform';
import {
  acknowledgementOf,
  acknowledgements,
  isOpenOrder,
  purchaseOrderDetailPanel,
  purchaseOrderStatuses,
  supplierLinks,
} from '@console/purchasing-contracts';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import { BankChangeWarning } from '../bank-details/BankChangeWarning.tsx';
import type { PurchaseOrderDetailPage_order$key } from './__generated__/PurchaseOrderDetailPage_order.graphql.ts';
import type { PurchaseOrderDetailPageQuery } from './__generated__/PurchaseOrderDetailPageQuery.graphql.ts';
import { PurchaseOrderActions } from './PurchaseOrderActions.tsx';
import { PurchaseOrderBillsCard } from './PurchaseOrderBillsCard.tsx';
import { PurchaseOrderFactsCard } from './PurchaseOrderFactsCard.tsx';
import { PurchaseOrderItemsCard } from './PurchaseOrderItemsCard.tsx';

/** The page of one purchase order (O§3). */
export default function PurchaseOrderDetailPage() {
  const { purchaseOrder } = usePageQuery<PurchaseOrderDetailPageQuery>(graphql`
    query PurchaseOrderDetailPageQuery($id: ID!) @preloadable {
      purchaseOrder(id: $id) {
        ...PurchaseOrderDetailPage_order
      }
    }
  `);
  return purchaseOrder ? <PurchaseOrderDetail order={purchaseOrder} /> : <RecordNotFound what="purchase order" />;
}

function PurchaseOrderDetail({ order: key }: { order: PurchaseOrderDetailPage_order$key }) {
  const order = useFragment(
    graphql`
      fragment PurchaseOrderDetailPage_order on PurchaseOrder {
        id
        reference
        status
        raisedAt
        acknowledgedAt
        supplier {
          id
          name
          ...BankChangeWarning_supplier
        }
        ...RecordAudit_record
        ...PurchaseOrderActions_order
        ...PurchaseOrderFactsCard_order
        ...PurchaseOrderItemsCard_order
        ...PurchaseOrderBillsCard_order
      }
    `,
    key,
  );
  const { id, reference, status, raisedAt, supplier } = order;
  const acknowledgement = acknowledgementOf(order);
  useRecordTitle(reference, supplier.name);
  return (
    <PageFrame
      variant="card"
      title={<Reference text={reference} />}
      badge={
        <>
          <StatusBadge of={purchaseOrderStatuses} status={status} />
          {acknowledgement && <StatusBadge of={acknowledgements} status={acknowledgement} />}
        </>
      }
      meta={
        <RecordHead record={order}>
          <Link to={supplierLinks.detail(supplier.id)}>{supplier.name}</Link>
          <span>
            Raised <DateText value={raisedAt} />
          </span>
        </RecordHead>
      }
      actions={<PurchaseOrderActions order={order} />}
    >
      <Stack>
        {isOpenOrder(order) && <BankChangeWarning supplier={supplier} />}
        <PurchaseOrderFactsCard order={order} />
        <PurchaseOrderItemsCard order={order} />
        <PurchaseOrderBillsCard order={order} />
        <Slot of={purchaseOrderDetailPanel} />
        <HistoryCard of={id} />
      </Stack>
    </PageFrame>
  );
}

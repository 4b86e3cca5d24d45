import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Money } from '@console/design-system/money';
import { StatusBadge } from '@console/design-system/status-badge';
import {
  acknowledgementOf,
  acknowledgements,
  purchaseOrderLinks,
  purchaseOrderStatuses,
} from '@console/purchasing-contracts';
import { graphql, useFragment } from 'react-relay';
import { AcknowledgeButton } from '../acknowledge/AcknowledgeButton.tsx';
import type { ClassPurchaseOrder_order$key } from './__generated__/ClassPurchaseOrder_order.graphql.ts';

/** A purchase order of a class: supplier, price and acknowledgement. */
export function ClassPurchaseOrder({ order: key }: { order: ClassPurchaseOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment ClassPurchaseOrder_order on PurchaseOrder {
        id
        reference
        status
        acknowledgedAt
        netPrice {
          amount
        }
        supplier {
          name
        }
        ...AcknowledgeButton_order
      }
    `,
    key,
  );
  const { id, reference, status, netPrice, supplier } = order;
  const acknowledgement = acknowledgementOf(order);
  return (
    <Stack gap="xs">
      <Row justify="between">
        <Link to={purchaseOrderLinks.detail(id)} newTab>
          {reference}
        </Link>
        <Money pence={netPrice.amount} />
      </Row>
      <Text role="secondary" oneLine>
        {supplier.name}
      </Text>
      <Row wrap>
        <StatusBadge of={purchaseOrderStatuses} status={status} />
        {acknowledgement && <StatusBadge of={acknowledgements} status={acknowledgement} />}
        <AcknowledgeButton order={order} place="row" />
      </Row>
    </Stack>
  );
}

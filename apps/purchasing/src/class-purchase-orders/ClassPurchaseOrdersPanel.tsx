import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack, Text } from '@console/design-system/layout';
import { raiseOrderLink, whyNotRaiseFor } from '@console/purchasing-contracts';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { ClassPurchaseOrdersPanelQuery } from './__generated__/ClassPurchaseOrdersPanelQuery.graphql.ts';
import { ClassPurchaseOrder } from './ClassPurchaseOrder.tsx';

/** The panel beside a class: its latest 50 purchase orders, and the reason when its trainer has no order. */
export default function ClassPurchaseOrdersPanel() {
  const { trainingClass } = usePageQuery<ClassPurchaseOrdersPanelQuery>(graphql`
    query ClassPurchaseOrdersPanelQuery($trainingClass: ID!) @preloadable {
      trainingClass(id: $trainingClass) {
        id
        status
        whyNoTrainerOrder
        purchaseOrders(first: 50) {
          edges {
            node {
              id
              ...ClassPurchaseOrder_order
            }
          }
          totalCount
        }
      }
    }
  `);
  const { edges = [], totalCount = 0 } = trainingClass?.purchaseOrders ?? {};
  const missing = trainingClass?.whyNoTrainerOrder;
  const mayRaise = trainingClass != null && whyNotRaiseFor(trainingClass) === null;
  return (
    <Card
      title="Purchase orders"
      count={totalCount}
      actions={
        mayRaise && (
          <AddButton place="card" to={raiseOrderLink({ trainingClass: trainingClass.id })}>
            Raise order
          </AddButton>
        )
      }
    >
      {edges.length === 0 && (
        <EmptyState small title="No purchase orders.">
          {missing}
        </EmptyState>
      )}
      <Stack gap="l">
        {edges.length > 0 && missing && <Text role="meta">{missing}</Text>}
        {edges.map(({ node }) => (
          <ClassPurchaseOrder key={node.id} order={node} />
        ))}
      </Stack>
    </Card>
  );
}

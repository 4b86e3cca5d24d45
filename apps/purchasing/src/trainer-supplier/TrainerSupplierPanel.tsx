import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { newSupplierLink, supplierLinks } from '@console/purchasing-contracts';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { TrainerSupplierPanelQuery } from './__generated__/TrainerSupplierPanelQuery.graphql.ts';

/** The panel beside a trainer: the supplier through which the trainer is paid, or the way to a new one. */
export default function TrainerSupplierPanel() {
  const { trainer } = usePageQuery<TrainerSupplierPanelQuery>(graphql`
    query TrainerSupplierPanelQuery($trainer: ID!) @preloadable {
      trainer(id: $trainer) {
        id
        supplier {
          id
          name
          reference
        }
      }
    }
  `);
  if (!trainer) return null;
  const { id, supplier } = trainer;
  return (
    <Card
      title="Supplier"
      actions={
        !supplier && (
          <AddButton place="card" to={newSupplierLink({ trainer: id })}>
            New supplier
          </AddButton>
        )
      }
    >
      {supplier ? (
        <Stack gap="xs">
          <Link to={supplierLinks.detail(supplier.id)}>{supplier.name}</Link>
          <Text role="meta">{supplier.reference}</Text>
        </Stack>
      ) : (
        <EmptyState small title="No supplier yet.">
          A trainer is paid through a supplier. Without one no orders are drafted.
        </EmptyState>
      )}
    </Card>
  );
}

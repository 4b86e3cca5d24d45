import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CreateOrderPageQuery } from './__generated__/CreateOrderPageQuery.graphql.ts';
import { CreateOrderForm } from './CreateOrderForm.tsx';

/** The page for a new purchase order (PUR-05). The order becomes a draft. */
export default function CreateOrderPage() {
  const { supplier, trainingClass } = usePageQuery<CreateOrderPageQuery>(graphql`
    query CreateOrderPageQuery($supplier: ID!, $hasSupplier: Boolean!, $trainingClass: ID!, $hasClass: Boolean!)
    @preloadable {
      supplier(id: $supplier) @include(if: $hasSupplier) {
        ...CreateOrderForm_supplier
      }
      trainingClass(id: $trainingClass) @include(if: $hasClass) {
        ...CreateOrderForm_class
      }
    }
  `);
  return (
    <PageFrame variant="card" title="New purchase order">
      <Card>
        <CreateOrderForm supplier={supplier ?? null} class={trainingClass ?? null} />
      </Card>
    </PageFrame>
  );
}

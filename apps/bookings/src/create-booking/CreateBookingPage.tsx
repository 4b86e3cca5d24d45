import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CreateBookingPageQuery } from './__generated__/CreateBookingPageQuery.graphql.ts';
import { CreateBookingForm } from './CreateBookingForm.tsx';

/** A new booking (O§2): for whom, who books and who pays. It begins as a draft; its items come next. */
export default function CreateBookingPage() {
  const { customer } = usePageQuery<CreateBookingPageQuery>(graphql`
    query CreateBookingPageQuery($customer: ID!, $hasCustomer: Boolean!) @preloadable {
      customer(id: $customer) @include(if: $hasCustomer) {
        ...CreateBookingForm_customer
      }
    }
  `);
  return (
    <PageFrame variant="card" title="New booking">
      <Card>
        <CreateBookingForm customer={customer ?? null} />
      </Card>
    </PageFrame>
  );
}

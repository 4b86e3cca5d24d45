import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { CreateBookingPageQuery } from './__generated__/CreateBookingPageQuery.graphql.ts';
import { CreateBookingForm } from './CreateBookingForm.tsx';

/** The page for a new booking (O§2), with its first seats. */
export default function CreateBookingPage() {
  const { customer, privateClass } = usePageQuery<CreateBookingPageQuery>(graphql`
    query CreateBookingPageQuery(
      $customer: ID!
      $hasCustomer: Boolean!
      $privateClass: ID!
      $hasPrivateClass: Boolean!
    ) @preloadable {
      customer(id: $customer) @include(if: $hasCustomer) {
        ...CreateBookingForm_customer
      }
      privateClass: trainingClass(id: $privateClass) @include(if: $hasPrivateClass) {
        ...CreateBookingForm_privateClass
      }
    }
  `);
  return (
    <PageFrame variant="card" title="New booking">
      <Card>
        <CreateBookingForm customer={customer ?? null} privateClass={privateClass ?? null} />
      </Card>
    </PageFrame>
  );
}

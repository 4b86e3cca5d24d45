import { Card } from '@console/design-system/card';
import { PageFrame } from '@console/design-system/page-frame';
import { useSearchParams } from '@console/platform/router';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { RequestChangePageQuery } from './__generated__/RequestChangePageQuery.graphql.ts';
import { ChooseBooking } from './ChooseBooking.tsx';
import { RequestChangeForm } from './RequestChangeForm.tsx';

/** The page for a new change request (O§2). Without a booking in the URL it asks for one first. */
export default function RequestChangePage() {
  const { booking } = usePageQuery<RequestChangePageQuery>(graphql`
    query RequestChangePageQuery($booking: ID!, $hasBooking: Boolean!) @preloadable {
      booking(id: $booking) @include(if: $hasBooking) {
        id
        ...RequestChangeForm_booking
      }
    }
  `);
  const isNamed = useSearchParams()[0].has('booking');
  return (
    <PageFrame variant="card" title="Request a change">
      <Card>
        {booking ? <RequestChangeForm key={booking.id} booking={booking} /> : <ChooseBooking notFound={isNamed} />}
      </Card>
    </PageFrame>
  );
}

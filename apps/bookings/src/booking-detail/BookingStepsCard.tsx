import { Card, Steps } from '@console/design-system/card';
import { graphql, useFragment } from 'react-relay';
import type { BookingStepsCard_booking$key } from './__generated__/BookingStepsCard_booking.graphql.ts';
import { bookingSteps } from './bookingSteps.ts';
import { useBookingInvoicing } from './useBookingInvoicing.ts';

/** The progress of a booking. A canceled booking shows no progress. */
export function BookingStepsCard({ booking: key }: { booking: BookingStepsCard_booking$key }) {
  const { status, createdAt, confirmedAt, progressing } = useFragment(
    graphql`
      fragment BookingStepsCard_booking on Booking {
        status
        createdAt
        confirmedAt
        progressing: items(first: 100) {
          edges {
            node {
              status
              class {
                startsAt
                endsAt
              }
            }
          }
        }
      }
    `,
    key,
  );
  const items = progressing.edges.map(({ node }) => node);
  const invoicing = useBookingInvoicing();
  if (status === 'canceled') return null;
  const booking = {
    status,
    createdAt,
    confirmedAt,
    items: items.map((item) => ({ status: item.status, ...item.class })),
  };
  return (
    <Card>
      <Steps label="Progress of the booking" steps={bookingSteps(booking, invoicing, Date.now())} />
    </Card>
  );
}

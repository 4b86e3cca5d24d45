import { whyNotMoveBooking } from '@console/bookings-contracts';
import { Card, Steps } from '@console/design-system/card';
import { Stack, Text } from '@console/design-system/layout';
import { graphql, useFragment } from 'react-relay';
import { bookingToMove } from '../move-booking/bookingToMove.ts';
import type { BookingStepsCard_booking$key } from './__generated__/BookingStepsCard_booking.graphql.ts';
import { bookingSteps } from './bookingSteps.ts';
import { useBookingInvoicing } from './useBookingInvoicing.ts';

/** The progress of a booking, and why a draft cannot be confirmed yet. A canceled booking shows no progress. */
export function BookingStepsCard({ booking: key }: { booking: BookingStepsCard_booking$key }) {
  const data = useFragment(
    graphql`
      fragment BookingStepsCard_booking on Booking {
        status
        ...bookingToMove_booking
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
  const { status, createdAt, confirmedAt, progressing } = data;
  const items = progressing.edges.map(({ node }) => node);
  const invoicing = useBookingInvoicing();
  if (status === 'canceled') return null;
  const booking = {
    status,
    createdAt,
    confirmedAt,
    items: items.map((item) => ({ status: item.status, ...item.class })),
  };
  const refusal = status === 'draft' ? whyNotMoveBooking('confirm', bookingToMove(data)) : null;
  return (
    <Card>
      <Stack>
        <Steps label="Progress of the booking" steps={bookingSteps(booking, invoicing, Date.now())} />
        {refusal && <Text role="secondary">{refusal}</Text>}
      </Stack>
    </Card>
  );
}

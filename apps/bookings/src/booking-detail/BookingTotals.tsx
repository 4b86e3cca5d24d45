import { Totals } from '@console/design-system/money';
import { graphql, useFragment } from 'react-relay';
import type { BookingTotals_booking$key } from './__generated__/BookingTotals_booking.graphql.ts';

/** The totals of a booking: net, VAT and gross. */
export function BookingTotals({ booking: key }: { booking: BookingTotals_booking$key }) {
  const { netPrice, expectedTotalValue } = useFragment(
    graphql`
      fragment BookingTotals_booking on Booking {
        netPrice {
          amount
        }
        expectedTotalValue {
          amount
        }
      }
    `,
    key,
  );
  return (
    <Totals
      lines={[
        { label: 'Net price', pence: netPrice.amount },
        { label: 'VAT', pence: expectedTotalValue.amount - netPrice.amount },
        { label: 'Total', pence: expectedTotalValue.amount, total: true },
      ]}
    />
  );
}

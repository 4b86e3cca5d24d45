import { priceTotals, Totals } from '@console/design-system/money';
import { graphql, useFragment } from 'react-relay';
import type { BookingTotals_booking$key } from './__generated__/BookingTotals_booking.graphql.ts';

/** The totals of a booking: net, VAT and gross, and what was received for canceled items. */
export function BookingTotals({ booking: key }: { booking: BookingTotals_booking$key }) {
  const { netPrice, expectedTotalValue, toBeRefunded } = useFragment(
    graphql`
      fragment BookingTotals_booking on Booking {
        netPrice {
          amount
        }
        expectedTotalValue {
          amount
        }
        toBeRefunded {
          amount
        }
      }
    `,
    key,
  );
  return (
    <Totals
      lines={[
        ...priceTotals(netPrice.amount, expectedTotalValue.amount - netPrice.amount),
        ...(toBeRefunded.amount > 0 ? [{ label: 'To be refunded or credited', pence: toBeRefunded.amount }] : []),
      ]}
    />
  );
}

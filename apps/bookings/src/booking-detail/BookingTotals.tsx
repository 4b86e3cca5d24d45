import { Totals } from '@console/design-system/money';
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
        { label: 'Net price', pence: netPrice.amount },
        { label: 'VAT', pence: expectedTotalValue.amount - netPrice.amount },
        { label: 'Total', pence: expectedTotalValue.amount, total: true },
        ...(toBeRefunded.amount > 0 ? [{ label: 'To be refunded or credited', pence: toBeRefunded.amount }] : []),
      ]}
    />
  );
}

import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { bookingSummaryColumns, isCanceledBooking, useBookingSummary } from '../BookingSummary.tsx';
import { bookingsOfCustomer } from '../booking-list/bookingList.ts';
import type {
  CustomerBookingsCard_customer$data,
  CustomerBookingsCard_customer$key,
} from './__generated__/CustomerBookingsCard_customer.graphql.ts';

type Booking = CustomerBookingsCard_customer$data['bookings']['edges'][number]['node'];

export interface CustomerBookingsCardProps {
  readonly customer: CustomerBookingsCard_customer$key;
  /** The number of the customer's bookings. Null until counted. */
  readonly total: number | null;
}

/** The customer's latest bookings, and a link to all of them. */
export function CustomerBookingsCard({ customer: key, total }: CustomerBookingsCardProps) {
  const { id, bookings } = useFragment(
    graphql`
      fragment CustomerBookingsCard_customer on Customer {
        id
        bookings(first: 5) {
          edges {
            node {
              id
              expectedTotalValue {
                amount
              }
              ...BookingSummary_booking
            }
          }
        }
      }
    `,
    key,
  );
  const rows = bookings.edges.map(({ node }) => node);
  return (
    <Card
      title="Latest bookings"
      count={total ?? undefined}
      flush
      actions={rows.length > 0 && <Link to={bookingsOfCustomer(id)}>View all</Link>}
    >
      <DataTable
        variant="card"
        label="Latest bookings"
        columns={columns}
        rows={rows}
        rowKey={bookingKey}
        useRow={useRow}
        muted={isCanceledBooking}
        empty={<EmptyState small title="No bookings yet." />}
      />
    </Card>
  );
}

const bookingKey = ({ id }: Booking): string => id;
const useRow = (booking: Booking) => ({ ...useBookingSummary(booking), value: booking.expectedTotalValue });

const { money } = columnsOf<ReturnType<typeof useRow>>();

const columns: readonly Column<ReturnType<typeof useRow>>[] = [
  ...bookingSummaryColumns,
  money('expectedTotalValue', 'Expected value', ({ value }) => value, { width: 120, minWidth: 108 }),
];

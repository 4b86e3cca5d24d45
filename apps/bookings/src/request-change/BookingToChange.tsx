import { bookingLinks } from '@console/bookings-contracts';
import { DescriptionList } from '@console/design-system/description-list';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { graphql, useFragment } from 'react-relay';
import type { BookingToChange_booking$key } from './__generated__/BookingToChange_booking.graphql.ts';

export interface BookingToChangeProps {
  readonly booking: BookingToChange_booking$key;
  /** Whether one of its items can still change. */
  readonly hasItems: boolean;
  /** Why the item of the link cannot change. Null when it can. */
  readonly refusal: string | null;
}

/** The booking that the change is for, and what to do when none of its items can change. */
export function BookingToChange({ booking: key, hasItems, refusal }: BookingToChangeProps) {
  const { id, reference, title, customer } = useFragment(
    graphql`
      fragment BookingToChange_booking on Booking {
        id
        reference
        title
        customer {
          name
        }
      }
    `,
    key,
  );
  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          {
            label: 'Booking',
            value: (
              <Link to={bookingLinks.detail(id)}>
                {reference} {title}
              </Link>
            ),
          },
          { label: 'Customer', value: customer.name },
        ]}
      />
      <Text role="meta">Nothing changes until the request is approved and implemented.</Text>
      {!hasItems ? (
        <ErrorAlert
          tone="info"
          messages={['This booking has no item that can still be changed: its items are delivered or canceled.']}
        />
      ) : (
        refusal !== null && <ErrorAlert tone="info" messages={[`${refusal} Choose another one.`]} />
      )}
    </>
  );
}

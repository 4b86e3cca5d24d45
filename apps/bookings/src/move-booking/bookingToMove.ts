import { type BookingStatus, type BookingToMove, factsOfItems } from '@console/bookings-contracts';
import { graphql, readInlineData } from 'react-relay';
import type { bookingToMove_booking$key } from './__generated__/bookingToMove_booking.graphql.ts';

/** Returns the facts that the server checks before it moves a booking. */
export function bookingToMove(key: bookingToMove_booking$key): BookingToMove & { readonly status: BookingStatus } {
  const booking = readInlineData(
    graphql`
      fragment bookingToMove_booking on Booking @inline {
        status
        heldFrom
        attended
        noted
        booker {
          id
        }
        biller {
          id
        }
        billingAddress {
          address1
        }
        items(first: 100) {
          edges {
            node {
              status
              class {
                status
                endsAt
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { status, heldFrom, attended, noted, booker, biller, billingAddress } = booking;
  const items = booking.items.edges.map(({ node }) => ({
    status: node.status,
    classStatus: node.class.status,
    endsAt: node.class.endsAt,
  }));
  return {
    ...factsOfItems(items),
    // A newer server may know further states. No move of this release begins in one of them.
    status: status as BookingStatus,
    heldFrom,
    attended,
    noted,
    hasBooker: Boolean(booker),
    hasBiller: Boolean(biller),
    hasBillingAddress: Boolean(billingAddress),
  };
}

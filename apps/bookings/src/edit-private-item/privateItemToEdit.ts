import { graphql, useFragment } from 'react-relay';
import type {
  privateItemToEdit_item$data,
  privateItemToEdit_item$key,
} from './__generated__/privateItemToEdit_item.graphql.ts';

export type PrivateItemToEdit = privateItemToEdit_item$data;

/** A private item and its class, as the form edits them. */
export function usePrivateItemToEdit(key: privateItemToEdit_item$key): PrivateItemToEdit {
  return useFragment(
    graphql`
      fragment privateItemToEdit_item on BookingItem {
        id
        version
        ...lastChange_record @relay(mask: false)
        quantity
        unitPrice {
          amount
        }
        taxable
        taxRatePercent
        poNumber
        trainerDayRate {
          amount
        }
        trainerTravel {
          amount
        }
        invoices(first: 10) {
          edges {
            node {
              id
              reference
              status
            }
          }
        }
        booking {
          id
          billingAddress {
            ...address_lines @relay(mask: false)
          }
        }
        class {
          id
          version
          status
          maxAttendees
          seatsReservedCount
          deliveryFormat
          deliveryPlatform
          deliveryAddress {
            ...address_lines @relay(mask: false)
          }
          trainer {
            id
            ...trainerOption_trainer
          }
          courseVersion {
            course {
              id
            }
          }
          sessions(first: 50) {
            edges {
              node {
                id
                startsAt
                endsAt
                venue
                meetingLink
                attended
                noted
              }
            }
          }
        }
      }
    `,
    key,
  );
}

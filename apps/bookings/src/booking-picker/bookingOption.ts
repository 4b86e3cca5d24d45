import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { bookingOption_booking$key } from './__generated__/bookingOption_booking.graphql.ts';

/** A booking as an option: reference and title, with its customer. */
export function bookingOption(key: bookingOption_booking$key): Option {
  const { id, reference, title, customer } = readInlineData(
    graphql`
      fragment bookingOption_booking on Booking @inline {
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
  return { value: id, label: `${reference} ${title}`, detail: customer.name };
}

import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useBookingInvoicingQuery } from './__generated__/useBookingInvoicingQuery.graphql.ts';
import type { Invoicing } from './bookingSteps.ts';

/**
 * How far a booking is invoiced and paid. Billing answers after the page has loaded. Without billing the page is complete
 * too.
 */
export function useBookingInvoicing(): Invoicing | null {
  const { data } = useDeferredQuery<useBookingInvoicingQuery>(
    graphql`
      query useBookingInvoicingQuery($id: ID!) @preloadable {
        booking(id: $id) {
          invoicing {
            items
            due {
              amount
            }
            paid {
              amount
            }
          }
        }
      }
    `,
    'invoicing',
  );
  if (!data?.booking) return null;
  const { items, due, paid } = data.booking.invoicing;
  return { items, due: due.amount, paid: paid.amount };
}

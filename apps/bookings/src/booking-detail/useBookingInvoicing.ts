import { useDeferredQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { useBookingInvoicingQuery } from './__generated__/useBookingInvoicingQuery.graphql.ts';
import type { Invoicing } from './bookingSteps.ts';

/** Invoices in these states are payable or paid. */
const issued = ['confirmed', 'paid_partial', 'paid', 'paid_overpaid'];

/**
 * The invoices and payments of a booking. Billing answers after the page has loaded. Without billing the page is
 * complete too.
 *
 * @param items the ids of the items that are not canceled.
 */
export function useBookingInvoicing(items: readonly string[]): Invoicing | null {
  const { data } = useDeferredQuery<useBookingInvoicingQuery>(
    graphql`
      query useBookingInvoicingQuery($id: ID!) @preloadable {
        booking(id: $id) {
          invoices(first: 100) {
            edges {
              node {
                type
                status
                totalPaid {
                  amount
                }
                toBeRefunded {
                  amount
                }
                bookingItem {
                  id
                }
                transferredItems {
                  bookingItem {
                    id
                  }
                }
              }
            }
          }
        }
      }
    `,
    'invoicing',
  );
  if (!data?.booking) return null;
  const all = data.booking.invoices.edges.map(({ node }) => node).filter(({ status }) => issued.includes(status));
  const invoices = all.filter(({ type }) => type === 'invoice');
  const ofWhole = invoices.some(({ bookingItem }) => !bookingItem);
  // An issued invoice also bills the items to which delegates of its item were transferred.
  const billed = new Set(
    invoices.flatMap(({ bookingItem, transferredItems }) => [
      bookingItem?.id,
      ...transferredItems.map((transferred) => transferred.bookingItem.id),
    ]),
  );
  const invoiced = items.filter((id) => ofWhole || billed.has(id));
  // What is to be returned was paid for something canceled, so it pays for nothing that is left.
  const sum = (list: typeof all) =>
    list.reduce((pence, { totalPaid, toBeRefunded }) => pence + totalPaid.amount - toBeRefunded.amount, 0);
  return { items: invoiced.length, paid: sum(invoices) - sum(all.filter(({ type }) => type === 'credit_note')) };
}

import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import type { useCancelItemMutation } from './__generated__/useCancelItemMutation.graphql.ts';

/** Cancels one item of a booking. Its booking, its class and its invoices are refreshed too. */
export function useCancelItem({ id, version }: { readonly id: string; readonly version: number }) {
  const { pending, error, commit } = useConsoleMutation<useCancelItemMutation>(
    graphql`
      mutation useCancelItemMutation($input: cancelBookingItemInput!) {
        cancelBookingItem(input: $input) {
          bookingItem {
            id
            title
            status
            version
            canceledAt
            cancelReason
            booking {
              id
              reference
              status
            }
          }
        }
      }
    `,
    {
      success: ({ cancelBookingItem }) => ({ text: noticeOf(cancelBookingItem?.bookingItem) }),
      touches: 'everything',
    },
  );
  return { pending, error, cancel: (reason: string) => commit({ input: { id, version, reason } }) };
}

interface CanceledItem {
  readonly title: string;
  readonly booking: { readonly reference: string; readonly status: string };
}

/** The notice also names the booking when the booking was canceled with its last item. */
function noticeOf(item: CanceledItem | null | undefined): string {
  if (!item) return 'The item is canceled.';
  const { title, booking } = item;
  return booking.status === 'canceled' ? `${title} and ${booking.reference} are canceled.` : `${title} is canceled.`;
}

import { useConsoleMutation } from '@console/relay';
import { graphql } from 'react-relay';
import { leadToPeople } from '../booking-detail/peopleToTell.ts';
import type { useCancelItemMutation } from './__generated__/useCancelItemMutation.graphql.ts';

/** Cancels one item of a booking. */
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
              booker {
                id
              }
              biller {
                id
              }
              hasFormerDelegates
            }
          }
        }
      }
    `,
    {
      success: ({ cancelBookingItem }) => noticeOf(cancelBookingItem?.bookingItem),
    },
  );
  return { pending, error, cancel: (reason: string) => commit({ input: { id, version, reason } }) };
}

interface CanceledItem {
  readonly title: string;
  readonly booking: Parameters<typeof leadToPeople>[0] & { readonly reference: string; readonly status: string };
}

/**
 * The notice also names the booking when the booking was canceled with its last item. The next step is to tell the
 * people, who are listed at the top of the booking.
 */
function noticeOf(item: CanceledItem | null | undefined) {
  if (!item) return { text: 'The item is canceled.' };
  const { title, booking } = item;
  return {
    text: booking.status === 'canceled' ? `${title} and ${booking.reference} are canceled.` : `${title} is canceled.`,
    ...leadToPeople(booking),
  };
}

import { bookingItemMoves, movesOfItem, whyNotMoveItem } from '@console/bookings-contracts';
import { defineMoveDialogs, type MovedBy } from '@console/core-web';
import { SubtractCircleIcon } from '@console/design-system/icons';
import { countOf } from '@console/format';
import { graphql } from 'react-relay';
import { impactHeadings } from '../move-booking/impactHeadings.ts';
import { leadToPeople } from '../move-booking/peopleToTell.ts';
import type { itemMoveDialogs_item$data } from './__generated__/itemMoveDialogs_item.graphql.ts';
import type { itemMoveDialogsCancelMutation } from './__generated__/itemMoveDialogsCancelMutation.graphql.ts';

/** Spread it as `...itemMoveDialogs_item @relay(mask: false)`. */
graphql`
  fragment itemMoveDialogs_item on BookingItem {
    id
    version
    type
    title
    quantity
    class {
      reference
    }
  }
`;

type MovingItem = Omit<itemMoveDialogs_item$data, ' $fragmentType'>;

/** The one move of an item that staff make by itself. Its booking, its class and its invoices are refreshed too. */
export const itemMoveDialogs = defineMoveDialogs<MovingItem, MovedBy<itemMoveDialogsCancelMutation>>()(
  bookingItemMoves,
  {
    offers: movesOfItem,
    whyNot: whyNotMoveItem,
    name: ({ title }) => title,
    impact: graphql`
      query itemMoveDialogsQuery($id: ID!) {
        of: node(id: $id) {
          ... on BookingItem {
            id
            impact: impactOfCancel {
              ...ImpactList_impact
            }
          }
        }
      }
    `,
    headings: impactHeadings,
    moves: {
      cancel: {
        icon: SubtractCircleIcon,
        question: (item) => `Cancel ${item}?`,
        text: whatIsFree,
        keep: 'Keep item',
        after: 'canceled',
        mutation: graphql`
          mutation itemMoveDialogsCancelMutation($input: cancelBookingItemInput!) {
            moved: cancelBookingItem(input: $input) {
              record: bookingItem {
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
        // Names the booking too when it was canceled with its last item. Next, its people are told.
        notice: ({ title, booking }, text) => ({
          text: booking.status === 'canceled' ? `${title} and ${booking.reference} are canceled.` : text,
          ...leadToPeople(booking),
        }),
      },
    },
  },
);

/** What others can have afterwards: 'Its 2 seats of TC-20871 are free again at once.' */
function whatIsFree({ type, quantity, class: { reference } }: MovingItem): string {
  if (type !== 'public') return `${reference} stays, without this booking.`;
  return `Its ${countOf(quantity, 'seat')} of ${reference} ${quantity === 1 ? 'is' : 'are'} free again at once.`;
}

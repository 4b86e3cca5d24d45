import { bookingLinks } from '@console/bookings-contracts';
import { sendEmailAnchor } from '@console/core-contracts';
import { graphql, useFragment } from 'react-relay';
import { DownloadPeople } from '../people-to-tell/DownloadPeople.tsx';
import { PeopleToTell } from '../people-to-tell/PeopleToTell.tsx';
import { peopleOfBooking } from '../people-to-tell/personColumns.tsx';
import type { PeopleToTellCard_booking$key } from './__generated__/PeopleToTellCard_booking.graphql.ts';

/** Whom to tell after a cancellation of the booking or of one of its items, and while it waits for a postponed class. */
export function PeopleToTellCard({ booking: key }: { readonly booking: PeopleToTellCard_booking$key }) {
  const { id, status, items, peopleToTell } = useFragment(
    graphql`
      fragment PeopleToTellCard_booking on Booking {
        id
        status
        items(first: 100) {
          edges {
            node {
              status
            }
          }
        }
        peopleToTell {
          ...PeopleToTell_people
        }
      }
    `,
    key,
  );
  const hasCanceledItem = items.edges.some(({ node }) => node.status === 'canceled');
  const ofItem = hasCanceledItem ? 'An item of this booking is canceled.' : 'A class of this booking is postponed.';
  return (
    <PeopleToTell
      people={peopleToTell}
      why={status === 'canceled' ? 'This booking is canceled.' : ofItem}
      columns={peopleOfBooking}
      write={`${bookingLinks.detail(id)}#${sendEmailAnchor}`}
    >
      <DownloadPeople booking={id} />
    </PeopleToTell>
  );
}

import {
  changeRequestLinks,
  changeRequestStatuses,
  requestChangeLink,
  whyNotRequestChange,
} from '@console/bookings-contracts';
import { graphql, useFragment } from 'react-relay';
import { changeRequestsOfBooking } from '../change-request-list/changeRequestList.ts';
import type { BookingChangeRequestsCard_booking$key } from './__generated__/BookingChangeRequestsCard_booking.graphql.ts';
import { AboutBookingCard } from './AboutBookingCard.tsx';

/** The latest change requests of a booking, and the link to a new one while its state allows changes. */
export function BookingChangeRequestsCard({ booking: key }: { booking: BookingChangeRequestsCard_booking$key }) {
  const { id, status, changeRequests } = useFragment(
    graphql`
      fragment BookingChangeRequestsCard_booking on Booking {
        id
        status
        changeRequests(first: 5) {
          edges {
            node {
              id
              reference
              subject
              status
              createdAt
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    key,
  );
  return (
    <AboutBookingCard
      title="Change requests"
      statuses={changeRequestStatuses}
      records={changeRequests.edges.map(({ node }) => node)}
      linkOf={changeRequestLinks.detail}
      all={changeRequests.pageInfo.hasNextPage ? changeRequestsOfBooking(id) : null}
      create={
        whyNotRequestChange({ status }) === null ? { label: 'Request a change', to: requestChangeLink(id) } : null
      }
    />
  );
}

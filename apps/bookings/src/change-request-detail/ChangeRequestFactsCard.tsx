import {
  bookingLinks,
  changeRequestApprovals,
  changeRequestFulfilments,
  changeRequestKinds,
  changeRequestStatuses,
} from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import type { ChangeRequestFactsCard_request$key } from './__generated__/ChangeRequestFactsCard_request.graphql.ts';

/** The facts of a change request (O§3): its states, what it is about, and who asked. */
export function ChangeRequestFactsCard({ request: key }: { request: ChangeRequestFactsCard_request$key }) {
  const request = useFragment(
    graphql`
      fragment ChangeRequestFactsCard_request on ChangeRequest {
        kind
        status
        approval
        fulfilment
        reason
        createdAt
        createdBy {
          id
          avatarUrl
          person {
            fullName
          }
        }
        booking {
          id
          reference
          title
          customer {
            id
            name
          }
        }
        bookingItem {
          title
        }
      }
    `,
    key,
  );
  const { booking, createdBy, kind } = request;
  return (
    <Card>
      <DescriptionList
        columns={4}
        items={[
          { label: 'Status', value: <StatusBadge of={changeRequestStatuses} status={request.status} /> },
          { label: 'Approval', value: changeRequestApprovals.labelOf(request.approval) },
          { label: 'Fulfilment', value: changeRequestFulfilments.labelOf(request.fulfilment) },
          { label: 'What changes', value: kind && changeRequestKinds.labelOf(kind) },
          {
            label: 'Booking',
            value: (
              <Link to={bookingLinks.detail(booking.id)}>
                {booking.reference} {booking.title}
              </Link>
            ),
          },
          {
            label: 'Customer',
            value: <Link to={coreLinks.customer(booking.customer.id)}>{booking.customer.name}</Link>,
          },
          { label: 'Booking item', value: request.bookingItem?.title },
          ...(request.reason ? [{ label: 'Reason', value: request.reason, wide: true }] : []),
          {
            label: 'Created by',
            value: createdBy && (
              <Person
                name={createdBy.person.fullName}
                imageUrl={createdBy.avatarUrl}
                detail={<DateText value={request.createdAt} />}
              >
                <Link to={coreLinks.user(createdBy.id)}>{createdBy.person.fullName}</Link>
              </Person>
            ),
          },
        ]}
      />
    </Card>
  );
}

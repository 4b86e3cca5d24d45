import { changeRequestLinks } from '@console/bookings-contracts';
import { LinkButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { type Column, DataTable } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import { changeRequestsOfBooking } from '../change-request-list/changeRequestList.ts';
import { requestChangeLink } from '../request-change/requestChangeLink.ts';
import type {
  BookingChangeRequestsCard_booking$data,
  BookingChangeRequestsCard_booking$key,
} from './__generated__/BookingChangeRequestsCard_booking.graphql.ts';

type Request = BookingChangeRequestsCard_booking$data['changeRequests']['edges'][number]['node'];

/** The latest change requests of a booking, and the link to a new one. */
export function BookingChangeRequestsCard({ booking: key }: { booking: BookingChangeRequestsCard_booking$key }) {
  const { id, changeRequests } = useFragment(
    graphql`
      fragment BookingChangeRequestsCard_booking on Booking {
        id
        changeRequests(first: 5) {
          edges {
            node {
              id
              reference
              subject
              status
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const rows = changeRequests.edges.map(({ node }) => node);
  return (
    <Card
      title="Change requests"
      count={changeRequests.totalCount}
      flush
      actions={
        <Row>
          {changeRequests.totalCount > rows.length && <Link to={changeRequestsOfBooking(id)}>View all</Link>}
          <LinkButton size="small" appearance="subtle" to={requestChangeLink(id)}>
            Request a change
          </LinkButton>
        </Row>
      }
    >
      <DataTable
        variant="card"
        label="Change requests"
        columns={columns}
        rows={rows}
        rowKey={idOf}
        empty={<EmptyState small title="No change requests." />}
      />
    </Card>
  );
}

const idOf = ({ id }: Request) => id;

const columns: readonly Column<Request>[] = [
  {
    id: 'reference',
    header: 'Reference',
    cell: ({ id, reference }) => <Link to={changeRequestLinks.detail(id)}>{reference}</Link>,
    width: 92,
    minWidth: 88,
  },
  { id: 'subject', header: 'Subject', cell: ({ subject }) => subject, minWidth: 100, wrap: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge entity="changeRequest" status={status} />,
    width: 124,
    minWidth: 120,
  },
];

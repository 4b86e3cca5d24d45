import { contactRoles } from '@console/bookings-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf, DataTable } from '@console/design-system/table';
import { formatCount } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import { bookingSummaryColumns, isCanceledBooking, useBookingSummary } from '../BookingSummary.tsx';
import { bookingsOfContact } from '../booking-list/bookingList.ts';
import type {
  ContactBookingsCard_contact$data,
  ContactBookingsCard_contact$key,
} from './__generated__/ContactBookingsCard_contact.graphql.ts';

type Part = ContactBookingsCard_contact$data['bookingCustomerContacts']['edges'][number]['node'];

/** The latest 50 bookings of a contact, with the contact's roles, and a link to all of them. */
export function ContactBookingsCard({ contact: key }: { contact: ContactBookingsCard_contact$key }) {
  const { id, bookingCustomerContacts } = useFragment(
    graphql`
      fragment ContactBookingsCard_contact on CustomerContact {
        id
        bookingCustomerContacts(first: 50) {
          edges {
            node {
              id
              roles
              booking {
                ...BookingSummary_booking
              }
            }
          }
          totalCount
        }
      }
    `,
    key,
  );
  const rows = bookingCustomerContacts.edges.map(({ node }) => node);
  const { totalCount } = bookingCustomerContacts;
  const isCut = totalCount > rows.length;
  return (
    <Card
      title="Bookings"
      count={totalCount}
      flush
      actions={isCut && <Link to={bookingsOfContact(id)}>{`View all ${formatCount(totalCount)}`}</Link>}
    >
      <DataTable
        variant="card"
        label="Bookings"
        columns={columns}
        rows={rows}
        rowKey={partKey}
        useRow={useRow}
        muted={isCanceledBooking}
        empty={<EmptyState small title="No bookings yet." />}
      />
    </Card>
  );
}

const partKey = ({ id }: Part): string => id;
const useRow = ({ booking, roles }: Part) => ({ ...useBookingSummary(booking), roles });

const { text } = columnsOf<ReturnType<typeof useRow>>();

const columns: readonly Column<ReturnType<typeof useRow>>[] = [
  ...bookingSummaryColumns,
  text('roles', 'As', ({ roles }) => roles.map(contactRoles.labelOf).join(', '), { width: 116, minWidth: 104 }),
];

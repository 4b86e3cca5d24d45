import { contactRoleLabel } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { graphql, useFragment } from 'react-relay';
import { RoleBadges } from '../RoleBadges.tsx';
import type { BookingContactsCard_booking$key } from './__generated__/BookingContactsCard_booking.graphql.ts';

/** The customer's people for this booking, and what each does for it; up to 100 (O§7). */
export function BookingContactsCard({ booking: key }: { booking: BookingContactsCard_booking$key }) {
  const { bookingCustomerContacts } = useFragment(
    graphql`
      fragment BookingContactsCard_booking on Booking {
        bookingCustomerContacts(first: 100) {
          edges {
            node {
              id
              roles
              customerContact {
                id
                fullName
                jobTitle
                email
                user {
                  avatarUrl
                }
              }
            }
          }
        }
      }
    `,
    key,
  );
  const contacts = bookingCustomerContacts.edges.map(({ node }) => node);
  return (
    <Card title="Contacts" count={contacts.length}>
      {contacts.length === 0 && <EmptyState small />}
      <Stack>
        {contacts.map(({ id, roles, customerContact: { id: contactId, fullName, jobTitle, email, user } }) => (
          <Row key={id}>
            <Row grow>
              <Person name={fullName} imageUrl={user?.avatarUrl} size={28} detail={jobTitle || email}>
                <Link tone="quiet" to={coreLinks.customerContact(contactId)}>
                  {fullName}
                </Link>
              </Person>
            </Row>
            <RoleBadges labels={roles.map(contactRoleLabel)} />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

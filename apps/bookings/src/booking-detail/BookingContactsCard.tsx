import { contactRoles, whyNotChangeBooking } from '@console/bookings-contracts';
import { coreLinks } from '@console/core-contracts';
import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Person } from '@console/design-system/person';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AssignContactDialog } from '../booking-contacts/AssignContactDialog.tsx';
import { UnassignContactButton } from '../booking-contacts/UnassignContactButton.tsx';
import { RoleBadges } from '../RoleBadges.tsx';
import type { BookingContactsCard_booking$key } from './__generated__/BookingContactsCard_booking.graphql.ts';

/** The booking's contacts and their roles, up to 100 (O§7). */
export function BookingContactsCard({ booking: key }: { booking: BookingContactsCard_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment BookingContactsCard_booking on Booking {
        status
        ...AssignContactDialog_booking
        bookingCustomerContacts(first: 100) {
          edges {
            node {
              id
              ...UnassignContactButton_contact
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
  const [assigning, setAssigning] = useState(false);
  const contacts = booking.bookingCustomerContacts.edges.map(({ node }) => node);
  const mayChange = whyNotChangeBooking(booking) === null;
  return (
    <Card
      title="Contacts"
      count={contacts.length}
      actions={
        mayChange && (
          <AddButton place="card" person onClick={() => setAssigning(true)}>
            Assign
          </AddButton>
        )
      }
    >
      {assigning && <AssignContactDialog booking={booking} onClose={() => setAssigning(false)} />}
      {contacts.length === 0 && <EmptyState small />}
      <Stack>
        {contacts.map(({ roles, customerContact: { id: contactId, fullName, jobTitle, email, user }, ...contact }) => (
          <Row key={contact.id}>
            <Row grow>
              <Person name={fullName} imageUrl={user?.avatarUrl} size={28} detail={jobTitle || email}>
                <Link to={coreLinks.customerContact(contactId)}>{fullName}</Link>
              </Person>
            </Row>
            <RoleBadges labels={roles.map(contactRoles.labelOf)} />
            {mayChange && <UnassignContactButton contact={contact} />}
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

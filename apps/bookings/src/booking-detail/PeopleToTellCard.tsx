import { rolesText } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link, MailLink, TelephoneLink } from '@console/design-system/link';
import { fullName } from '@console/format';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { peopleToTell } from '../move-booking/peopleToTell.ts';
import type { PeopleToTellCard_booking$key } from './__generated__/PeopleToTellCard_booking.graphql.ts';
import { FormerDelegatesActions } from './FormerDelegatesActions.tsx';

interface Reachable {
  readonly email: string | null | undefined;
  readonly mobile: string | null | undefined;
  readonly telephone: string | null | undefined;
}

/**
 * Whom to tell after a cancellation of the booking or of one of its items: its contacts with their roles, and the delegates
 * who lost their seats, each with email and telephone.
 */
export function PeopleToTellCard({ booking: key }: { readonly booking: PeopleToTellCard_booking$key }) {
  const {
    id: booking,
    status,
    bookingCustomerContacts,
    items,
    formerReservations,
  } = useFragment(
    graphql`
      fragment PeopleToTellCard_booking on Booking {
        id
        status
        bookingCustomerContacts(first: 100) {
          edges {
            node {
              id
              roles
              customerContact {
                id
                fullName
                email
                mobile
                telephone
              }
            }
          }
        }
        items(first: 100) {
          edges {
            node {
              status
            }
          }
        }
        formerReservations {
          id
          seatNumber
          bookingItem {
            class {
              id
              reference
            }
          }
          attendee {
            givenName
            familyName
            email
            customerContact {
              id
              mobile
              telephone
            }
          }
        }
      }
    `,
    key,
  );
  const isCanceled = status === 'canceled';
  const concernsContacts = isCanceled || items.edges.some(({ node }) => node.status === 'canceled');
  const contacts = concernsContacts ? bookersFirst(bookingCustomerContacts.edges.map(({ node }) => node)) : [];
  const count = formerReservations.length + contacts.length;
  if (count === 0) return null;
  return (
    <Card title="People to tell" anchor={peopleToTell} count={count}>
      <Stack gap="s">
        <Row wrap justify="between">
          <Text role="meta">
            {isCanceled ? 'This booking is canceled.' : 'An item of this booking is canceled.'} The history has the
            reason.
          </Text>
          <FormerDelegatesActions
            booking={booking}
            emails={[
              ...contacts.map(({ customerContact }) => customerContact.email),
              ...formerReservations.map(({ attendee }) => attendee?.email),
            ].filter((email) => email != null)}
          />
        </Row>
        {contacts.map(({ id, roles, customerContact: contact }) => (
          <ToTell
            key={id}
            name={<Link to={coreLinks.customerContact(contact.id)}>{contact.fullName}</Link>}
            reach={contact}
            why={rolesText(roles)}
          />
        ))}
        {formerReservations.map(({ id, seatNumber, attendee, bookingItem }) => {
          const contact = attendee?.customerContact;
          const name = attendee ? fullName(attendee) : '';
          return (
            <ToTell
              key={id}
              name={contact ? <Link to={coreLinks.customerContact(contact.id)}>{name}</Link> : name}
              reach={{ email: attendee?.email, mobile: contact?.mobile, telephone: contact?.telephone }}
              why={`Had seat ${seatNumber} of`}
              of={
                <Link to={classLinks.detail(bookingItem.class.id)} newTab>
                  {bookingItem.class.reference}
                </Link>
              }
            />
          );
        })}
      </Stack>
    </Card>
  );
}

/** Whoever booked hears of it first. */
function bookersFirst<Contact extends { readonly roles: readonly string[] }>(contacts: readonly Contact[]): Contact[] {
  const isBooker = ({ roles }: Contact) => roles.includes('booker');
  return [...contacts.filter(isBooker), ...contacts.filter((contact) => !isBooker(contact))];
}

interface ToTellProps {
  readonly name: ReactNode;
  readonly reach: Reachable;
  /** Why this person has to hear of it. */
  readonly why: string;
  /** What they lost. It stands beside the words, because in a text only its colour would say that it is a link. */
  readonly of?: ReactNode;
}

function ToTell({ name, reach: { email, mobile, telephone }, why, of }: ToTellProps) {
  return (
    <Row wrap justify="between">
      <Stack gap="none">
        <span>{name}</span>
        <Row gap="xs">
          <Text role="meta">{why}</Text>
          {of && <Text role="meta">{of}</Text>}
        </Row>
      </Stack>
      <Row wrap gap="s">
        <MailLink address={email} />
        <TelephoneLink number={mobile} />
        <TelephoneLink number={telephone} />
      </Row>
    </Row>
  );
}

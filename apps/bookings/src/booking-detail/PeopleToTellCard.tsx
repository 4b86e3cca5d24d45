import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link, MailLink, TelephoneLink } from '@console/design-system/link';
import { fullName } from '@console/format';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PeopleToTellCard_booking$key } from './__generated__/PeopleToTellCard_booking.graphql.ts';

interface Reachable {
  readonly email: string | null | undefined;
  readonly mobile: string | null | undefined;
  readonly telephone: string | null | undefined;
}

/**
 * Whom to tell after a cancellation: the delegates who lost their seats with an item, and the booker when the whole
 * booking is canceled, each with email and telephone.
 */
export function PeopleToTellCard({ booking: key }: { readonly booking: PeopleToTellCard_booking$key }) {
  const { status, booker, formerReservations } = useFragment(
    graphql`
      fragment PeopleToTellCard_booking on Booking {
        status
        booker {
          id
          fullName
          email
          mobile
          telephone
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
  const told = status === 'canceled' ? booker : null;
  const count = formerReservations.length + (told ? 1 : 0);
  if (count === 0) return null;
  return (
    <Card title="People to tell" count={count}>
      <Stack gap="s">
        <Text role="meta">
          {status === 'canceled' ? 'This booking is canceled.' : 'An item of this booking is canceled.'} The history has
          the reason.
        </Text>
        {told && (
          <ToTell name={<Link to={coreLinks.customerContact(told.id)}>{told.fullName}</Link>} reach={told}>
            Booker
          </ToTell>
        )}
        {formerReservations.map(({ id, seatNumber, attendee, bookingItem }) => {
          const contact = attendee?.customerContact;
          const name = attendee ? fullName(attendee) : '';
          return (
            <ToTell
              key={id}
              name={contact ? <Link to={coreLinks.customerContact(contact.id)}>{name}</Link> : name}
              reach={{ email: attendee?.email, mobile: contact?.mobile, telephone: contact?.telephone }}
            >
              Had seat {seatNumber} of{' '}
              <Link to={classLinks.detail(bookingItem.class.id)} newTab>
                {bookingItem.class.reference}
              </Link>
            </ToTell>
          );
        })}
      </Stack>
    </Card>
  );
}

interface ToTellProps {
  readonly name: ReactNode;
  readonly reach: Reachable;
  /** Why this person has to hear of it. */
  readonly children: ReactNode;
}

function ToTell({ name, reach: { email, mobile, telephone }, children }: ToTellProps) {
  return (
    <Row wrap justify="between">
      <Stack gap="none">
        <span>{name}</span>
        <Text role="meta">{children}</Text>
      </Stack>
      <Row wrap gap="s">
        <MailLink address={email} />
        <TelephoneLink number={mobile} />
        <TelephoneLink number={telephone} />
      </Row>
    </Row>
  );
}

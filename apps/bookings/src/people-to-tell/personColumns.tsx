import { bookingLinks, rolesText } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { PersonLink } from '@console/core-web';
import { MailLink, TelephoneLinks } from '@console/design-system/address';
import { Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type Column, columnsOf } from '@console/design-system/table';
import { graphql, useFragment } from 'react-relay';
import type {
  personColumns_person$data,
  personColumns_person$key,
} from './__generated__/personColumns_person.graphql.ts';
import { ToldTick } from './ToldTick.tsx';

export type PersonToTell = personColumns_person$data;

export function usePersonToTell(key: personColumns_person$key): PersonToTell {
  return useFragment(
    graphql`
      fragment personColumns_person on PersonToTell {
        fullName
        email
        roles
        booking {
          id
          reference
        }
        customerContact {
          id
          mobile
          telephone
        }
        seats {
          id
          seatNumber
          bookingItem {
            class {
              id
              reference
            }
          }
        }
        ...ToldTick_person
      }
    `,
    key,
  );
}

const { link } = columnsOf<PersonToTell>();

/** Name and reason. On a phone, which has no room for email and telephone, the menu beside the name has both. */
const person: Column<PersonToTell> = {
  id: 'person',
  header: 'Person',
  cell: ({ fullName, email, roles, customerContact, seats }) => (
    <Stack gap="none">
      <PersonLink name={fullName} contact={customerContact} email={email} />
      <Text role="meta">
        {[rolesText(roles), ...seats.map(({ seatNumber }) => `Seat ${seatNumber}`)].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  ),
  width: 200,
  minWidth: 176,
  phoneWidth: 172,
  wrap: true,
};

const reach: readonly Column<PersonToTell>[] = [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (email ? <MailLink address={email} /> : '–'),
    minWidth: 160,
    wrap: true,
    dropRank: 2,
  },
  {
    id: 'telephone',
    header: 'Telephone',
    cell: ({ customerContact: contact }) => <TelephoneLinks numbers={[contact?.mobile, contact?.telephone]} />,
    width: 116,
    whole: true,
    dropRank: 3,
  },
  {
    id: 'told',
    header: 'Told',
    cell: (toTell) => <ToldTick person={toTell} />,
    width: 176,
    minWidth: 132,
    phoneWidth: 112,
    wrap: true,
  },
];

/** The people to tell of a class: the booking of each says for whom they asked. */
export const peopleOfClass: readonly Column<PersonToTell>[] = [
  person,
  link('booking', 'Booking', ({ booking }) => ({ to: bookingLinks.detail(booking.id), text: booking.reference }), {
    width: 84,
    minWidth: 78,
    whole: true,
    dropRank: 1,
  }),
  ...reach,
];

/** The people to tell of a booking, with the class in which each had a seat. */
export const peopleOfBooking: readonly Column<PersonToTell>[] = [
  person,
  {
    id: 'class',
    header: 'Class',
    cell: ({ seats }) => {
      const classes = new Map(seats.map(({ bookingItem }) => [bookingItem.class.id, bookingItem.class]));
      return (
        <Stack gap="xs">
          {[...classes.values()].map(({ id, reference }) => (
            <span key={id}>
              <Link to={classLinks.detail(id)} tone="row" newTab>
                {reference}
              </Link>
            </span>
          ))}
        </Stack>
      );
    },
    width: 104,
    minWidth: 98,
    whole: true,
    dropRank: 1,
  },
  ...reach,
];

import { rolesText } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { MailLink, TelephoneLink } from '@console/design-system/address';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PersonToTell_person$key } from './__generated__/PersonToTell_person.graphql.ts';
import { ToldTick } from './ToldTick.tsx';

export interface PersonToTellProps {
  readonly person: PersonToTell_person$key;
}

/** One person to tell: name, why, email and telephone, and the tick for who was told and by whom. */
export function PersonToTell({ person: key }: PersonToTellProps) {
  const person = useFragment(
    graphql`
      fragment PersonToTell_person on PersonToTell {
        fullName
        email
        roles
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
  const { fullName, email, roles, customerContact: contact, seats } = person;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={fullName}>
      <Row wrap justify="between">
        <Stack gap="none">
          <span>{contact ? <Link to={coreLinks.customerContact(contact.id)}>{fullName}</Link> : fullName}</span>
          <Row gap="xs" wrap>
            {roles.length > 0 && <Text role="meta">{rolesText(roles)}</Text>}
            {seats.map(({ id, seatNumber, bookingItem }) => (
              <Fragment key={id}>
                <Text role="meta">{`Seat ${seatNumber} of`}</Text>
                <Text role="meta">
                  <Link to={classLinks.detail(bookingItem.class.id)} newTab>
                    {bookingItem.class.reference}
                  </Link>
                </Text>
              </Fragment>
            ))}
          </Row>
        </Stack>
        <Row wrap gap="s">
          <MailLink address={email} />
          <TelephoneLink number={contact?.mobile} />
          <TelephoneLink number={contact?.telephone} />
          <ToldTick person={person} />
        </Row>
      </Row>
    </div>
  );
}

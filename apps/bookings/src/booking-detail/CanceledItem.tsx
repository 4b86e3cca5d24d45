import { coreLinks } from '@console/core-contracts';
import { Inset } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link, MailLink, TelephoneLink } from '@console/design-system/link';
import { countOf, fullName } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { CanceledItem_item$data, CanceledItem_item$key } from './__generated__/CanceledItem_item.graphql.ts';
import { FormerDelegatesActions } from './FormerDelegatesActions.tsx';

/** When and why an item was canceled, and the people who lost their seats with it: whom to call. */
export function CanceledItem({ item: key }: { item: CanceledItem_item$key }) {
  const { id, canceledAt, cancelReason, formerReservations } = useFragment(
    graphql`
      fragment CanceledItem_item on BookingItem {
        id
        canceledAt
        cancelReason
        formerReservations {
          id
          seatNumber
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
  const lost = formerReservations.flatMap(({ id: seat, seatNumber, attendee }) =>
    attendee ? { ...attendee, seat, seatNumber } : [],
  );
  return (
    <Inset>
      <Stack gap="s">
        <span>
          <Text role="strong">
            Canceled {canceledAt && <DateText value={canceledAt} />}
            {cancelReason && ': '}
          </Text>
          {cancelReason && <Text>{cancelReason}</Text>}
        </span>
        {lost.length > 0 && (
          <>
            <Row justify="between" wrap>
              <Text role="meta">{countOf(lost.length, 'delegate')} lost the seat. Whom to tell:</Text>
              <FormerDelegatesActions item={id} emails={lost.map(({ email }) => email)} />
            </Row>
            <Stack gap="xs">
              {lost.map((delegate) => (
                <FormerDelegate key={delegate.seat} delegate={delegate} />
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Inset>
  );
}

type Attendee = NonNullable<CanceledItem_item$data['formerReservations'][number]['attendee']>;

function FormerDelegate({ delegate }: { delegate: Attendee & { readonly seatNumber: number } }) {
  const { seatNumber, email, customerContact: contact } = delegate;
  const name = fullName(delegate);
  return (
    <Row gap="s" wrap>
      <Text role="meta">Seat {seatNumber}</Text>
      {contact ? <Link to={coreLinks.customerContact(contact.id)}>{name}</Link> : <Text>{name}</Text>}
      <MailLink address={email} />
      <TelephoneLink number={contact?.mobile} />
      <TelephoneLink number={contact?.telephone} />
    </Row>
  );
}

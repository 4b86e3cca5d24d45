import { classLinks, deliveryPlace, trainingClassStatuses } from '@console/classes-contracts';
import { LinkButton } from '@console/design-system/button';
import { Card, CardItem } from '@console/design-system/card';
import { DateRangeText } from '@console/design-system/date';
import { BuildingIcon } from '@console/design-system/icons';
import { Row } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import { bookClassLink } from '../book-class/bookClassLink.ts';
import type { ClassesToBookCard_booking$key } from './__generated__/ClassesToBookCard_booking.graphql.ts';

/** The private classes of the customer that no booking holds. Nothing when there are none. */
export function ClassesToBookCard({ booking: key }: { readonly booking: ClassesToBookCard_booking$key }) {
  const { id, classesToBook } = useFragment(
    graphql`
      fragment ClassesToBookCard_booking on Booking {
        id
        classesToBook {
          id
          reference
          title
          status
          startsAt
          endsAt
          deliveryFormat
          deliveryPlatform
          deliveryAddress {
            city
            postcode
          }
        }
      }
    `,
    key,
  );
  if (classesToBook.length === 0) return null;
  return (
    <Card title="Classes of this customer that no booking holds" count={classesToBook.length} flush>
      {classesToBook.map((one) => (
        <CardItem
          key={one.id}
          icon={BuildingIcon}
          iconLabel="Private"
          title={one.title}
          badge={<StatusBadge of={trainingClassStatuses} status={one.status} />}
          meta={
            <Row wrap>
              <DateRangeText start={one.startsAt} end={one.endsAt} />
              <span>{deliveryPlace(one)}</span>
              <Link to={classLinks.detail(one.id)} newTab>
                {one.reference}
              </Link>
            </Row>
          }
          actions={
            <LinkButton size="small" to={bookClassLink(id, one.id)}>
              Book {one.reference}
            </LinkButton>
          }
        />
      ))}
    </Card>
  );
}

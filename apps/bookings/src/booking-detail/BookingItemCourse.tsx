import { classLinks, trainingClassStatuses } from '@console/classes-contracts';
import { Inset } from '@console/design-system/card';
import { DateRangeText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Row } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import { SessionLines } from '../private-item/SessionLines.tsx';
import type { BookingItemCourse_item$key } from './__generated__/BookingItemCourse_item.graphql.ts';
import { deliveryText } from './deliveryText.ts';
import { PublicScheduleLink } from './PublicScheduleLink.tsx';

/** The course card of an item (O§2): course version, seats, delivery, dates with the state of a class that is not held on them, and links to the class and its schedule. */
export function BookingItemCourse({ item: key }: { item: BookingItemCourse_item$key }) {
  const item = useFragment(
    graphql`
      fragment BookingItemCourse_item on BookingItem {
        type
        status
        maxAttendees
        deliveryFormat
        deliveryPlatform
        deliveryAddress {
          ...address_lines @relay(mask: false)
        }
        sessions(first: 50) {
          edges {
            node {
              id
              ...SessionLines_session
            }
          }
        }
        class {
          id
          reference
          status
          startsAt
          endsAt
          courseVersion {
            title
            number
          }
          publicSchedule {
            id
          }
        }
      }
    `,
    key,
  );
  const { class: trainingClass, maxAttendees } = item;
  const { courseVersion, publicSchedule } = trainingClass;
  // Its dates do not hold. Of a canceled item that no longer matters.
  const isUnheld = ['postponed', 'canceled'].includes(trainingClass.status) && item.status !== 'canceled';
  return (
    <Inset
      end={
        <>
          {publicSchedule && <PublicScheduleLink id={publicSchedule.id} />}
          <Link to={classLinks.detail(trainingClass.id)} newTab>
            {trainingClass.reference}
          </Link>
        </>
      }
    >
      <DescriptionList
        weights={[5, 3, 5, 4]}
        items={[
          { label: 'Title', value: `${courseVersion.title} v${courseVersion.number}` },
          { label: 'Max attendees', value: maxAttendees },
          { label: 'Delivery format', value: deliveryText(item) },
          {
            label: 'Dates',
            value: (
              <Row gap="xs" wrap>
                <DateRangeText start={trainingClass.startsAt} end={trainingClass.endsAt} />
                {isUnheld && <StatusBadge of={trainingClassStatuses} status={trainingClass.status} />}
              </Row>
            ),
          },
          ...(item.type === 'private'
            ? [
                {
                  label: 'Sessions, in UTC',
                  value: <SessionLines sessions={item.sessions.edges.map(({ node }) => node)} />,
                  wide: true,
                },
              ]
            : []),
        ]}
      />
    </Inset>
  );
}

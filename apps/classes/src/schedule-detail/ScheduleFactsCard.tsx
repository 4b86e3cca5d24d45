import { classLinks, deliveryFormats, deliveryPlace } from '@console/classes-contracts';
import { Address } from '@console/design-system/address';
import { Card } from '@console/design-system/card';
import { DescriptionList } from '@console/design-system/description-list';
import { Link } from '@console/design-system/link';
import { countOf } from '@console/format';
import { graphql, useFragment } from 'react-relay';
import type { ScheduleFactsCard_schedule$key } from './__generated__/ScheduleFactsCard_schedule.graphql.ts';

/** The facts of a public schedule (O§3): course version, places and delivery, and its class. */
export function ScheduleFactsCard({ schedule: key }: { schedule: ScheduleFactsCard_schedule$key }) {
  const { courseVersion, maxAttendees, deliveryFormat, deliveryPlatform, address, trainingClass } = useFragment(
    graphql`
      fragment ScheduleFactsCard_schedule on PublicSchedule {
        maxAttendees
        deliveryFormat
        deliveryPlatform
        address {
          ...address_lines @relay(mask: false)
        }
        courseVersion {
          title
          number
          durationDays
          course {
            id
          }
        }
        trainingClass {
          id
          reference
          brand {
            id
            name
          }
        }
      }
    `,
    key,
  );
  return (
    <Card title="Public schedule">
      <DescriptionList
        columns={2}
        items={[
          {
            label: 'Class',
            value: trainingClass && (
              <Link to={classLinks.detail(trainingClass.id)} newTab>
                {trainingClass.reference}
              </Link>
            ),
          },
          {
            label: 'Course',
            value: (
              <Link to={classLinks.course(courseVersion.course.id)}>
                {`${courseVersion.title} v${courseVersion.number}`}
              </Link>
            ),
          },
          { label: 'Length', value: countOf(courseVersion.durationDays, 'day') },
          { label: 'Max attendees', value: maxAttendees },
          { label: 'Delivery', value: deliveryFormats.labelOf(deliveryFormat) },
          ...(deliveryPlatform
            ? [{ label: 'Platform', value: deliveryPlace({ deliveryFormat, deliveryPlatform }) }]
            : []),
          {
            label: 'Brand',
            value: trainingClass && (
              <Link to={classLinks.brand(trainingClass.brand.id)}>{trainingClass.brand.name}</Link>
            ),
          },
          ...(address ? [{ label: 'Address', value: <Address address={address} />, wide: true }] : []),
        ]}
      />
    </Card>
  );
}

import { classLinks } from '@console/classes-contracts';
import { DescriptionList } from '@console/design-system/description-list';
import { Link } from '@console/design-system/link';
import { graphql, useFragment } from 'react-relay';
import { deliveryText } from '../booking-detail/deliveryText.ts';
import { SessionLines } from '../private-item/SessionLines.tsx';
import type { ClassToBookFacts_class$key } from './__generated__/ClassToBookFacts_class.graphql.ts';

/** What a class fixes for its private item: course, places, delivery, trainer and sessions. */
export function ClassToBookFacts({ class: key }: { readonly class: ClassToBookFacts_class$key }) {
  const trainingClass = useFragment(
    graphql`
      fragment ClassToBookFacts_class on TrainingClass {
        id
        reference
        maxAttendees
        deliveryFormat
        deliveryPlatform
        deliveryAddress {
          ...address_lines @relay(mask: false)
        }
        courseVersion {
          title
          number
        }
        trainer {
          contact {
            fullName
          }
        }
        sessions(first: 50) {
          edges {
            node {
              id
              ...SessionLines_session
            }
          }
        }
      }
    `,
    key,
  );
  const { id, reference, maxAttendees, courseVersion, trainer, sessions } = trainingClass;
  return (
    <DescriptionList
      columns={2}
      items={[
        { label: 'Title', value: `${courseVersion.title} v${courseVersion.number}` },
        {
          label: 'Class',
          value: (
            <Link to={classLinks.detail(id)} newTab>
              {reference}
            </Link>
          ),
        },
        { label: 'Max attendees', value: maxAttendees },
        { label: 'Delivery format', value: deliveryText(trainingClass) },
        { label: 'Trainer', value: trainer?.contact.fullName },
        {
          label: 'Sessions, in UTC',
          value: <SessionLines sessions={sessions.edges.map(({ node }) => node)} />,
          wide: true,
        },
      ]}
    />
  );
}

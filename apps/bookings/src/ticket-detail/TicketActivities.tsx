import { statusChangeOf } from '@console/bookings-contracts';
import { RichText } from '@console/design-system/rich-text';
import { StatusBadge } from '@console/design-system/status-badge';
import { TimelineChange, TimelineEntry } from '@console/design-system/timeline';
import { graphql, useFragment } from 'react-relay';
import type {
  TicketActivities_activities$data,
  TicketActivities_activities$key,
} from './__generated__/TicketActivities_activities.graphql.ts';

type Activity = TicketActivities_activities$data['edges'][number]['node'];

/** The posts and the changes of status of a ticket, as entries of a timeline. */
export function TicketActivities({ activities: key }: { activities: TicketActivities_activities$key }) {
  const { edges } = useFragment(
    graphql`
      fragment TicketActivities_activities on TicketActivityCursorConnection {
        edges {
          node {
            id
            body
            attributeChanges
            updatedAt
            updatedBy {
              id
              avatarUrl
              person {
                fullName
              }
            }
          }
        }
      }
    `,
    key,
  );
  return edges.map(({ node }) => <TicketActivity key={node.id} activity={node} />);
}

/** An activity may have a post, a change of status, or both. */
function TicketActivity({ activity: { body, attributeChanges, updatedAt, updatedBy } }: { activity: Activity }) {
  const author = updatedBy?.person.fullName ?? null;
  const change = statusChangeOf(attributeChanges);
  return (
    <>
      {body && (
        <TimelineEntry author={author} imageUrl={updatedBy?.avatarUrl} at={updatedAt}>
          <RichText html={body} />
        </TimelineEntry>
      )}
      {change && (
        <TimelineChange text={`${author ?? 'The system'} changed the status`} at={updatedAt}>
          <StatusBadge entity="ticket" status={change.from} />
          <span role="img" aria-label="to">
            →
          </span>
          <StatusBadge entity="ticket" status={change.to} />
        </TimelineChange>
      )}
    </>
  );
}

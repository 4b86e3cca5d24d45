import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Stack, Text } from '@console/design-system/layout';
import { RichText } from '@console/design-system/rich-text';
import { Timeline, TimelineEntry } from '@console/design-system/timeline';
import { graphql, useFragment } from 'react-relay';
import type { TicketConversation_ticket$key } from './__generated__/TicketConversation_ticket.graphql.ts';
import { TicketActivities } from './TicketActivities.tsx';
import { useEarlierActivities } from './useEarlierActivities.ts';

/** The request and the conversation about it, the oldest first (O§2). It opens with the latest 50 activities. */
export function TicketConversation({ ticket: key }: { ticket: TicketConversation_ticket$key }) {
  const { id, body, createdAt, createdBy, activities } = useFragment(
    graphql`
      fragment TicketConversation_ticket on Ticket {
        id
        body
        createdAt
        createdBy {
          id
          avatarUrl
          person {
            fullName
          }
        }
        activities(last: 50) {
          pageInfo {
            hasPreviousPage
          }
          ...TicketActivities_activities
        }
      }
    `,
    key,
  );
  const earlier = useEarlierActivities(id);
  const displayed = earlier.activities ?? activities;
  return (
    <Card title="Conversation" actions="Times in UTC">
      <Timeline label="Conversation">
        <TimelineEntry author={createdBy?.person.fullName ?? null} imageUrl={createdBy?.avatarUrl} at={createdAt}>
          <RichText html={body} />
        </TimelineEntry>
        {displayed.pageInfo.hasPreviousPage && (
          <li>
            <Stack>
              {earlier.failed && <ErrorAlert title="Earlier posts could not be loaded." />}
              <Row justify="middle">
                {earlier.load ? (
                  <Button size="small" loading={earlier.loading} onClick={earlier.load}>
                    Show earlier posts
                  </Button>
                ) : (
                  <Text role="meta">The latest 500 posts and changes are shown.</Text>
                )}
              </Row>
            </Stack>
          </li>
        )}
        <TicketActivities activities={displayed} />
      </Timeline>
    </Card>
  );
}

import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Row, Stack } from '@console/design-system/layout';
import { RichText } from '@console/design-system/rich-text';
import { Timeline, TimelineEntry } from '@console/design-system/timeline';
import { graphql, useFragment } from 'react-relay';
import type { TicketConversation_ticket$key } from './__generated__/TicketConversation_ticket.graphql.ts';
import { TicketActivity } from './TicketActivity.tsx';
import { useConversation } from './useConversation.ts';

/** The request and the conversation about it, the oldest first (O§2). It opens with the latest 50 activities. */
export function TicketConversation({ ticket: key }: { ticket: TicketConversation_ticket$key }) {
  const ticket = useFragment(
    graphql`
      fragment TicketConversation_ticket on Ticket {
        id
        body
        createdAt
        author
        createdBy {
          id
          avatarUrl
          person {
            fullName
          }
        }
        activities(last: 50) {
          ...conversationPart_activities
        }
      }
    `,
    key,
  );
  const { id, body, author, createdAt, createdBy } = ticket;
  const { activities, hasEarlier, loading, failed, loadEarlier } = useConversation(id, ticket.activities);
  return (
    <Card title="Conversation" actions="Times in UTC">
      <Timeline label="Conversation" keepsPlace>
        <TimelineEntry
          author={author ?? createdBy?.person.fullName ?? null}
          imageUrl={createdBy?.avatarUrl}
          at={createdAt}
        >
          <RichText html={body} />
        </TimelineEntry>
        {hasEarlier && (
          <li>
            <Stack>
              {failed && <ErrorAlert title="Earlier posts could not be loaded." />}
              <Row justify="middle">
                <Button size="small" loading={loading} onClick={loadEarlier}>
                  Show earlier posts
                </Button>
              </Row>
            </Stack>
          </li>
        )}
        {activities.map((activity) => (
          <TicketActivity key={activity.id} activity={activity} />
        ))}
      </Timeline>
    </Card>
  );
}

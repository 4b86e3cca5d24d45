import { graphql, readInlineData } from 'react-relay';
import type {
  conversationPart_activities$data,
  conversationPart_activities$key,
} from './__generated__/conversationPart_activities.graphql.ts';

/** An activity of a ticket: a post, a change of its status, or both. */
export type Activity = conversationPart_activities$data['edges'][number]['node'];

/** Some activities of a ticket in a row, the oldest first. */
export interface ConversationPart {
  readonly activities: readonly Activity[];
  /** The cursor of the first one, to ask for those before it. */
  readonly first: string | null;
  /** Whether there are activities before these. */
  readonly hasEarlier: boolean;
}

/** Reads a part of a conversation from the server's answer. */
export function conversationPart(key: conversationPart_activities$key): ConversationPart {
  const { edges, pageInfo } = readInlineData(
    graphql`
      fragment conversationPart_activities on TicketActivityCursorConnection @inline {
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
        pageInfo {
          startCursor
          hasPreviousPage
        }
      }
    `,
    key,
  );
  return {
    activities: edges.map(({ node }) => node),
    first: pageInfo.startCursor ?? null,
    hasEarlier: pageInfo.hasPreviousPage,
  };
}

/**
 * Adds the latest activities to those that are on screen. Activities are never changed, so the earlier ones stay true. When
 * so many are new that some between both are missing, only the latest ones stay: the others can be asked for again.
 */
export function withLatest(displayed: ConversationPart, latest: ConversationPart): ConversationPart {
  const [first] = latest.activities;
  const place = displayed.activities.findIndex(({ id }) => id === first?.id);
  if (place < 1) return latest;
  return { ...displayed, activities: [...displayed.activities.slice(0, place), ...latest.activities] };
}

/** Adds the activities before those that are on screen. */
export const withEarlier = (displayed: ConversationPart, earlier: ConversationPart): ConversationPart => ({
  ...earlier,
  activities: [...earlier.activities, ...displayed.activities],
});

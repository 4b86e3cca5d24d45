import { useQueryOnDemand } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { conversationPart_activities$key } from './__generated__/conversationPart_activities.graphql.ts';
import type { useConversationQuery } from './__generated__/useConversationQuery.graphql.ts';
import { conversationPart, withEarlier, withLatest } from './conversationPart.ts';

/** How many activities one press on the button asks for. */
const AT_ONCE = 100;

/**
 * The conversation of a ticket as far as it is on screen: the latest activities, which follow live, and the earlier ones
 * that were asked for (docs/decisions/0084).
 *
 * @param latest the latest activities of the page's query.
 */
export function useConversation(id: string, latest: conversationPart_activities$key) {
  const { data, answered, loading, failed, load } = useQueryOnDemand<useConversationQuery>(
    graphql`
      query useConversationQuery($id: ID!, $before: String!, $last: Int!) {
        ticket(id: $id) {
          activities(last: $last, before: $before) {
            ...conversationPart_activities
          }
        }
      }
    `,
    { fresh: true },
  );
  const [known, setKnown] = useState(() => ({ latest, displayed: conversationPart(latest) }));
  let { displayed } = known;
  if (latest !== known.latest) displayed = withLatest(displayed, conversationPart(latest));
  if (data?.ticket && answered?.before === displayed.first) {
    displayed = withEarlier(displayed, conversationPart(data.ticket.activities));
  }
  if (latest !== known.latest || displayed !== known.displayed) setKnown({ latest, displayed });
  const { activities, first, hasEarlier } = displayed;
  return {
    activities,
    hasEarlier,
    loading,
    failed,
    loadEarlier: () => load({ id, before: first ?? '', last: AT_ONCE }),
  };
}

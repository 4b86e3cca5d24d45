import { createTicketActivityInput, whyNotPost } from '@console/bookings-contracts';
import { PostBox } from '@console/core-web';
import { Card } from '@console/design-system/card';
import { ErrorAlert } from '@console/design-system/error-alert';
import { ScreenOnly, Text } from '@console/design-system/layout';
import { useFormDraft } from '@console/forms';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TicketPostBox_ticket$key } from './__generated__/TicketPostBox_ticket.graphql.ts';
import { useCreateTicketActivity } from './useCreateTicketActivity.ts';

/** The name of the box's draft. */
const DRAFT = 'post';

/** The editor for the next post. While the ticket is closed, a sentence stands in its place (O§4). */
export function TicketPostBox({ ticket: key }: { ticket: TicketPostBox_ticket$key }) {
  const { id, status } = useFragment(
    graphql`
      fragment TicketPostBox_ticket on Ticket {
        id
        status
      }
    `,
    key,
  );
  const { commit, error } = useCreateTicketActivity();
  const refusal = whyNotPost({ status });
  return (
    <ScreenOnly>
      <Card>
        {refusal === null ? (
          <PostBox
            name={DRAFT}
            rule={createTicketActivityInput.shape.body}
            placeholder="Write a post…"
            failed="The text was not posted."
            post={(body) => commit({ input: { ticket: id, body } })}
            error={error}
          />
        ) : (
          <ClosedBox refusal={refusal} />
        )}
      </Card>
    </ScreenOnly>
  );
}

/** A colleague may close the ticket while somebody types. The typed text waits in its draft. */
function ClosedBox({ refusal }: { readonly refusal: string }) {
  const { read } = useFormDraft(DRAFT);
  const [kept, setKept] = useState(false);
  // The editor writes its last words when it disappears.
  useEffect(() => setKept(read() !== null), [read]);
  if (!kept) return <Text role="meta">{refusal}</Text>;
  return <ErrorAlert tone="warning" title={refusal} messages={['The text that you have typed is kept until then.']} />;
}

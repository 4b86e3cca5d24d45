import { statusChangeOf, ticketStatuses } from '@console/bookings-contracts';
import { RichText } from '@console/design-system/rich-text';
import { StatusBadge } from '@console/design-system/status-badge';
import { TimelineChange, TimelineEntry } from '@console/design-system/timeline';
import type { Activity } from './conversationPart.ts';

/** An activity of a ticket as an entry of its timeline. It may have a post, a change of status, or both. */
export function TicketActivity({ activity }: { activity: Activity }) {
  const { body, attributeChanges, updatedAt, updatedBy } = activity;
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
          <StatusBadge of={ticketStatuses} status={change.from} />
          <span role="img" aria-label="to">
            →
          </span>
          <StatusBadge of={ticketStatuses} status={change.to} />
        </TimelineChange>
      )}
    </>
  );
}

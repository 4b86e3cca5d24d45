import { AddButton } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { type DeclaredStatuses, StatusBadge } from '@console/design-system/status-badge';

/** A ticket or a change request. */
interface Discussion {
  readonly id: string;
  readonly reference: string;
  readonly subject: string;
  readonly status: string;
  readonly createdAt: string;
}

export interface AboutBookingCardProps {
  readonly title: string;
  readonly statuses: DeclaredStatuses;
  /** The latest records, the newest first. */
  readonly records: readonly Discussion[];
  readonly linkOf: (id: string) => string;
  /** The list of all of them. Null when the card shows all. */
  readonly all: string | null;
  /** The label and the path of the form for a new one. Null when none can be made. */
  readonly create: { readonly label: string; readonly to: string } | null;
}

/** A card with the latest records of one kind about a booking, and the way to a new one. */
export function AboutBookingCard({ title, statuses, records, linkOf, all, create }: AboutBookingCardProps) {
  return (
    <Card
      title={title}
      count={all === null ? records.length : undefined}
      actions={
        create && (
          <AddButton place="card" to={create.to}>
            {create.label}
          </AddButton>
        )
      }
    >
      {records.length === 0 && <EmptyState small title={`No ${title.toLowerCase()}.`} />}
      <Stack>
        {records.map(({ id, reference, subject, status, createdAt }) => (
          <Row key={id}>
            <Stack grow gap="none">
              <Link to={linkOf(id)}>{subject}</Link>
              <Text role="meta">
                {reference}, <DateText value={createdAt} />
              </Text>
            </Stack>
            <StatusBadge of={statuses} status={status} />
          </Row>
        ))}
        {all !== null && <Link to={all}>View all</Link>}
      </Stack>
    </Card>
  );
}

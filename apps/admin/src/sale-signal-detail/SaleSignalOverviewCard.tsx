import {
  feedbackLinks,
  formatConfidence,
  saleSignalIntents,
  saleSignalPriorities,
  saleSignalStatuses,
} from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { DateText } from '@console/design-system/date';
import { DescriptionList } from '@console/design-system/description-list';
import { Row } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { Badge, StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import { AssignSignal } from '../assign-signal/AssignSignal.tsx';
import type { SaleSignalOverviewCard_signal$key } from './__generated__/SaleSignalOverviewCard_signal.graphql.ts';

/** The overview of a sale signal (C§2). An empty value shows a dash. */
export function SaleSignalOverviewCard({ signal: key }: { readonly signal: SaleSignalOverviewCard_signal$key }) {
  const signal = useFragment(
    graphql`
      fragment SaleSignalOverviewCard_signal on SaleSignal {
        confidenceScore
        priority
        intentType
        status
        createdAt
        tags
        feedback {
          id
        }
        ...AssignSignal_signal
      }
    `,
    key,
  );
  const { confidenceScore, priority, intentType, status, createdAt, tags, feedback } = signal;
  return (
    <Card title="Overview" flush>
      <DescriptionList
        layout="rows"
        items={[
          { label: 'Confidence score', value: formatConfidence(confidenceScore) },
          { label: 'Priority', value: <StatusBadge of={saleSignalPriorities} status={priority} /> },
          { label: 'Intent', value: saleSignalIntents.labelOf(intentType) },
          { label: 'Status', value: <StatusBadge of={saleSignalStatuses} status={status} /> },
          { label: 'Assigned to', value: <AssignSignal signal={signal} /> },
          { label: 'Created (UTC)', value: <DateText value={createdAt} as="date-time" /> },
          { label: 'Feedback', value: feedback && <Link to={feedbackLinks.detail(feedback.id)}>The answers</Link> },
          {
            label: 'Tags',
            value:
              tags.length > 0 ? (
                <Row gap="xs" wrap>
                  {tags.map((tag) => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                </Row>
              ) : null,
          },
        ]}
      />
    </Card>
  );
}

import { saleSignalLinks, saleSignalPriorities } from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { Row, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import type { FeedbackSignalsCard_feedback$key } from './__generated__/FeedbackSignalsCard_feedback.graphql.ts';

/** The sale signals that were found in a feedback. Without any, nothing is shown: few answers promise a sale. */
export function FeedbackSignalsCard({ feedback }: { readonly feedback: FeedbackSignalsCard_feedback$key }) {
  const { saleSignals } = useFragment(
    graphql`
      fragment FeedbackSignalsCard_feedback on Feedback {
        saleSignals(first: 100) {
          edges {
            node {
              id
              description
              priority
            }
          }
        }
      }
    `,
    feedback,
  );
  if (saleSignals.edges.length === 0) return null;
  return (
    <Card title="Sale signals" count={saleSignals.edges.length}>
      <Stack>
        {saleSignals.edges.map(({ node: { id, description, priority } }) => (
          <Row key={id} justify="between">
            <Link to={saleSignalLinks.detail(id)}>{description}</Link>
            <StatusBadge of={saleSignalPriorities} status={priority} />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

import { customerQuoteLinks, sentiments } from '@console/admin-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Row, Stack, Text } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { StatusBadge } from '@console/design-system/status-badge';
import { graphql, useFragment } from 'react-relay';
import { QuoteActions } from '../customer-quote-list/QuoteActions.tsx';
import type { FeedbackQuotesCard_feedback$key } from './__generated__/FeedbackQuotesCard_feedback.graphql.ts';

/** The quotes that were made of a feedback. */
export function FeedbackQuotesCard({ feedback }: { readonly feedback: FeedbackQuotesCard_feedback$key }) {
  const { quotes: made } = useFragment(
    graphql`
      fragment FeedbackQuotesCard_feedback on Feedback {
        quotes(first: 100) {
          edges {
            node {
              id
              text
              sentiment
              ...QuoteActions_quote
            }
          }
        }
      }
    `,
    feedback,
  );
  const quotes = made.edges.map(({ node }) => node);
  return (
    <Card title="Quotes" count={quotes.length} actions={<Link to={customerQuoteLinks.list()}>All quotes</Link>}>
      {quotes.length === 0 && <EmptyState small title="No quotes yet." />}
      <Stack>
        {quotes.map((quote) => (
          <Stack key={quote.id} gap="xs">
            <Text>“{quote.text}”</Text>
            <Row justify="between" wrap>
              <StatusBadge of={sentiments} status={quote.sentiment} />
              <QuoteActions quote={quote} />
            </Row>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

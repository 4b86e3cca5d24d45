import { sentiments } from '@console/admin-contracts';
import { classLinks, feedbackKinds } from '@console/classes-contracts';
import { HistoryCard, RecordHead } from '@console/core-web';
import { MainAndAside, Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, usePageTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { FeedbackDetailPage_feedback$key } from './__generated__/FeedbackDetailPage_feedback.graphql.ts';
import type { FeedbackDetailPageQuery } from './__generated__/FeedbackDetailPageQuery.graphql.ts';
import { FeedbackAnswersCard } from './FeedbackAnswersCard.tsx';
import { FeedbackOverviewCard } from './FeedbackOverviewCard.tsx';
import { FeedbackQuotesCard } from './FeedbackQuotesCard.tsx';
import { FeedbackSignalsCard } from './FeedbackSignalsCard.tsx';

/** The page of one feedback: the answers of a delegate, a booker or a trainer about a class (C§3, O§3). */
export default function FeedbackDetailPage() {
  const { feedback } = usePageQuery<FeedbackDetailPageQuery>(graphql`
    query FeedbackDetailPageQuery($id: ID!) @preloadable {
      feedback(id: $id) {
        ...FeedbackDetailPage_feedback
      }
    }
  `);
  return feedback ? <FeedbackDetail feedback={feedback} /> : <RecordNotFound what="feedback" />;
}

function FeedbackDetail({ feedback: key }: { readonly feedback: FeedbackDetailPage_feedback$key }) {
  const feedback = useFragment(
    graphql`
      fragment FeedbackDetailPage_feedback on Feedback {
        id
        personName
        kind
        sentiment
        trainingClass {
          id
          reference
        }
        ...RecordAudit_record
        ...FeedbackAnswersCard_feedback
        ...FeedbackOverviewCard_feedback
        ...FeedbackQuotesCard_feedback
        ...FeedbackSignalsCard_feedback
      }
    `,
    key,
  );
  const { personName, kind, sentiment, trainingClass: of } = feedback;
  const kindLabel = feedbackKinds.labelOf(kind);
  usePageTitle(`${personName} – ${kindLabel}`, personName);
  return (
    <PageFrame
      variant="card"
      title={personName}
      badge={<StatusBadge of={sentiments} status={sentiment} />}
      meta={
        <RecordHead record={feedback}>
          {kindLabel}
          <Link to={classLinks.detail(of.id)}>{of.reference}</Link>
        </RecordHead>
      }
    >
      <MainAndAside
        asideWidth={344}
        aside={
          <Stack>
            <FeedbackOverviewCard feedback={feedback} />
            <HistoryCard of={feedback.id} />
          </Stack>
        }
      >
        <Stack>
          <FeedbackAnswersCard feedback={feedback} />
          <FeedbackQuotesCard feedback={feedback} />
          <FeedbackSignalsCard feedback={feedback} />
        </Stack>
      </MainAndAside>
    </PageFrame>
  );
}

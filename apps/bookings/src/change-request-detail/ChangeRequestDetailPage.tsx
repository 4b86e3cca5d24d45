import { changeRequestStatuses } from '@console/bookings-contracts';
import { HistoryCard, RecordHead } from '@console/core-web';
import { Stack } from '@console/design-system/layout';
import { PageFrame } from '@console/design-system/page-frame';
import { StatusBadge } from '@console/design-system/status-badge';
import { RecordNotFound, useRecordTitle } from '@console/platform';
import { usePageQuery } from '@console/relay';
import { graphql, useFragment } from 'react-relay';
import type { ChangeRequestDetailPage_request$key } from './__generated__/ChangeRequestDetailPage_request.graphql.ts';
import type { ChangeRequestDetailPageQuery } from './__generated__/ChangeRequestDetailPageQuery.graphql.ts';
import { ChangeRequestActions } from './ChangeRequestActions.tsx';
import { ChangeRequestFactsCard } from './ChangeRequestFactsCard.tsx';
import { ComparisonCard } from './ComparisonCard.tsx';
import { TouchedCard } from './TouchedCard.tsx';
import { WhyNothingChanged } from './WhyNothingChanged.tsx';

/** The page of one change request: what is asked, beside today's values, and everything that it touches (O§2). */
export default function ChangeRequestDetailPage() {
  const { changeRequest } = usePageQuery<ChangeRequestDetailPageQuery>(graphql`
    query ChangeRequestDetailPageQuery($id: ID!) @preloadable {
      changeRequest(id: $id) {
        ...ChangeRequestDetailPage_request
      }
    }
  `);
  return changeRequest ? <ChangeRequestDetail request={changeRequest} /> : <RecordNotFound what="change request" />;
}

function ChangeRequestDetail({ request: key }: { request: ChangeRequestDetailPage_request$key }) {
  const request = useFragment(
    graphql`
      fragment ChangeRequestDetailPage_request on ChangeRequest {
        id
        reference
        subject
        status
        ...RecordAudit_record
        ...ChangeRequestActions_request
        ...ChangeRequestFactsCard_request
        ...ComparisonCard_request
        ...TouchedCard_request
        ...WhyNothingChanged_request
      }
    `,
    key,
  );
  const { id, reference, subject, status } = request;
  useRecordTitle(reference, subject);
  return (
    <PageFrame
      variant="card"
      title={subject}
      badge={<StatusBadge of={changeRequestStatuses} status={status} />}
      meta={<RecordHead record={request} reference={reference} />}
      actions={<ChangeRequestActions request={request} />}
    >
      <Stack>
        <WhyNothingChanged request={request} />
        <ChangeRequestFactsCard request={request} />
        <ComparisonCard request={request} />
        <TouchedCard request={request} />
        <HistoryCard of={id} />
      </Stack>
    </PageFrame>
  );
}

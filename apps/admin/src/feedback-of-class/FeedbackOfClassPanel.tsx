import { whyNotAsked } from '@console/admin-contracts';
import { feedbackKinds, type TrainingClassSlotProps } from '@console/classes-contracts';
import { Card } from '@console/design-system/card';
import { EmptyState } from '@console/design-system/empty-state';
import { Stack } from '@console/design-system/layout';
import { Link } from '@console/design-system/link';
import { usePageQuery } from '@console/relay';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { feedbacksOf } from '../feedback-list/feedbackList.ts';
import type { FeedbackOfClassPanelQuery } from './__generated__/FeedbackOfClassPanelQuery.graphql.ts';
import { PeopleAsked } from './PeopleAsked.tsx';
import { RecordFeedbackDialog } from './RecordFeedbackDialog.tsx';
import type { PersonToRecord } from './RecordFeedbackForm.tsx';

/** The panel beside a class, for administrators: who was asked, and who has answered. What somebody says is recorded here. */
export default function FeedbackOfClassPanel({ trainingClass }: TrainingClassSlotProps) {
  const {
    feedbackAsked,
    feedbacks,
    trainingClass: held,
  } = usePageQuery<FeedbackOfClassPanelQuery>(graphql`
    query FeedbackOfClassPanelQuery($trainingClass: ID!) @preloadable {
      feedbackAsked(trainingClass: $trainingClass) {
        kind
        ...PeopleAsked_people
      }
      feedbacks(trainingClass: $trainingClass, first: 1) {
        totalCount
      }
      trainingClass(id: $trainingClass) {
        status
        startsAt
      }
    }
  `);
  const [now] = useState(() => new Date());
  const [recording, setRecording] = useState<PersonToRecord | null>(null);
  return (
    <Card
      title="Feedback"
      // With this list of feedback on screen, the panel is read again when somebody has answered.
      count={feedbacks.totalCount}
      actions={<Link to={feedbacksOf(trainingClass)}>All answers</Link>}
    >
      {feedbackAsked.length === 0 && <EmptyState small title="Nobody is asked yet." />}
      <Stack>
        {feedbackKinds.values.map((kind) => (
          <PeopleAsked
            key={kind}
            kind={kind}
            people={feedbackAsked.filter((asked) => asked.kind === kind)}
            refusal={held ? whyNotAsked(kind, held, now) : null}
            onRecord={setRecording}
          />
        ))}
      </Stack>
      {recording && (
        <RecordFeedbackDialog {...recording} trainingClass={trainingClass} onClose={() => setRecording(null)} />
      )}
    </Card>
  );
}

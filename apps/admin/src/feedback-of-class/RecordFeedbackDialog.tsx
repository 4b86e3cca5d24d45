import { feedbackKinds, readQuestionnaire } from '@console/classes-contracts';
import { QuestionnaireDialog } from '@console/classes-web';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useQueryOnDemand } from '@console/relay';
import { useEffect, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { RecordFeedbackDialogQuery } from './__generated__/RecordFeedbackDialogQuery.graphql.ts';
import { type PersonToRecord, RecordFeedbackForm } from './RecordFeedbackForm.tsx';

export interface RecordFeedbackDialogProps extends PersonToRecord {
  readonly trainingClass: string;
  readonly onClose: () => void;
}

/** Records what somebody says about a class, with the questions of that kind. It loads the questions when it opens. */
export function RecordFeedbackDialog(props: RecordFeedbackDialogProps) {
  const { kind, name, trainingClass, onClose } = props;
  const { data, failed, load } = useQueryOnDemand<RecordFeedbackDialogQuery>(
    graphql`
      query RecordFeedbackDialogQuery($kind: FeedbackKind!, $trainingClass: ID!) {
        feedbackForm(kind: $kind, trainingClass: $trainingClass) {
          questionaire
          questionList {
            questionId
            name
            family
            subtype
            headings
            choices {
              text
              value
            }
            rows {
              text
              rules {
                required
                maxLength
              }
            }
            others {
              text
              rules {
                required
                maxLength
              }
            }
            rules {
              required
              maxLength
            }
          }
        }
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ kind, trainingClass }), [load, kind, trainingClass]);
  const asked = data?.feedbackForm;
  const questions = useMemo(
    () => asked && readQuestionnaire({ questionList: asked.questionList, answerList: [] }).questions,
    [asked],
  );
  if (asked && questions) {
    return <RecordFeedbackForm {...props} questionaire={asked.questionaire} questions={questions} />;
  }
  return (
    <QuestionnaireDialog subtitle={`${name} – ${feedbackKinds.labelOf(kind)}`} onClose={onClose}>
      {failed || data ? (
        <ErrorAlert
          messages={[data ? 'This course has no such questionnaire.' : 'The questions could not be loaded.']}
          actions={!data && <Button onClick={() => load({ kind, trainingClass })}>Try again</Button>}
        />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </QuestionnaireDialog>
  );
}

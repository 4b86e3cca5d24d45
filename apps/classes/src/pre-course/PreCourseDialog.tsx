import { readQuestionnaire } from '@console/classes-contracts';
import { QuestionnaireDialog } from '@console/classes-web';
import { Button } from '@console/design-system/button';
import { ErrorAlert } from '@console/design-system/error-alert';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useQueryOnDemand } from '@console/relay';
import { useEffect, useMemo, useState } from 'react';
import { graphql } from 'react-relay';
import type { PreCourseDialogQuery } from './__generated__/PreCourseDialogQuery.graphql.ts';
import { PreCourseReview } from './PreCourseReview.tsx';
import { RecordAnswers } from './RecordAnswers.tsx';

/** A delegate whose pre-course answers are shown or recorded. */
export interface DelegateToAnswer {
  /** The attendee's id. */
  readonly attendee: string;
  /** The attendee's full name. */
  readonly name: string;
  /** The id of the questionnaire that the attendee has answered, or else of the one that they are asked. */
  readonly questionaire: string;
}

export interface PreCourseDialogProps extends DelegateToAnswer {
  readonly onClose: () => void;
}

/**
 * The pre-course answers of a delegate (O§3): a review that can be corrected, or the questionnaire to fill in while
 * there are none. Loads them when it opens, because a class can have 500 seats.
 */
export function PreCourseDialog({ attendee: id, name, questionaire, onClose }: PreCourseDialogProps) {
  const { data, loading, failed, load } = useQueryOnDemand<PreCourseDialogQuery>(
    graphql`
      query PreCourseDialogQuery($attendee: ID!, $questionaire: ID!) {
        attendee: node(id: $attendee) {
          ... on Attendee {
            id
            version
            updatedAt
            updatedBy {
              person {
                fullName
              }
            }
            preCourseQuestionaireAnswer {
              answerList {
                questionId
                value
                other
              }
              questionaire {
                id
              }
            }
          }
        }
        questionaire: node(id: $questionaire) {
          ... on Questionaire {
            id
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
      }
    `,
    { fresh: true, follow: true },
  );
  const answered = data?.attendee?.preCourseQuestionaireAnswer;
  // A colleague may have recorded the answers to another questionnaire meanwhile.
  const asked = answered?.questionaire.id ?? questionaire;
  useEffect(() => load({ attendee: id, questionaire: asked }), [load, id, asked]);
  // Answers that a colleague records meanwhile do not replace a form that is being filled in.
  const [shown, setShown] = useState<'review' | 'form' | null>(null);
  const questionList = data?.questionaire?.id === asked ? data.questionaire.questionList : undefined;
  const { questions, answers } = useMemo(
    () => readQuestionnaire({ questionList: questionList ?? [], answerList: answered?.answerList ?? [] }),
    [questionList, answered],
  );
  const { id: attendee, version, ...lastChange } = data?.attendee ?? {};
  const dialog = { subtitle: name, onClose };
  if (!questionList || attendee === undefined || version === undefined) {
    return (
      <QuestionnaireDialog {...dialog}>
        {loading || (!data && !failed) ? (
          <SkeletonLines lines={6} />
        ) : (
          <ErrorAlert
            messages={['The answers could not be loaded.']}
            actions={<Button onClick={() => load({ attendee: id, questionaire: asked })}>Try again</Button>}
          />
        )}
      </QuestionnaireDialog>
    );
  }
  const opened = shown ?? (answered ? 'review' : 'form');
  if (shown === null) setShown(opened);
  if (opened === 'review') {
    return (
      <QuestionnaireDialog {...dialog} actions={<Button onClick={() => setShown('form')}>Edit answers</Button>}>
        <PreCourseReview questions={questions} answers={answers} />
      </QuestionnaireDialog>
    );
  }
  return (
    <RecordAnswers
      delegate={{ id: attendee, version, name, lastChange }}
      questionaire={asked}
      questions={questions}
      answers={answers}
      onSaved={onClose}
      onClose={() => (answered ? setShown('review') : onClose())}
    />
  );
}

import { preCourseTopics, readQuestionnaire } from '@console/classes-contracts';
import { QuestionnaireAnswersList, QuestionnaireDialog } from '@console/classes-web';
import { Button } from '@console/design-system/button';
import { DescriptionList } from '@console/design-system/description-list';
import { ErrorAlert } from '@console/design-system/error-alert';
import { Stack, Text } from '@console/design-system/layout';
import { SkeletonLines } from '@console/design-system/skeleton';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { PreCourseReviewDialogQuery } from './__generated__/PreCourseReviewDialogQuery.graphql.ts';

/** The answers of an attendee before the course. */
export interface PreCourseReview {
  /** The id of the answers. */
  readonly answer: string;
  /** The attendee's full name. */
  readonly attendee: string;
}

export interface PreCourseReviewDialogProps extends PreCourseReview {
  readonly onClose: () => void;
}

/** What an attendee answered before the course, and which topics are most and least useful to them (O§3). */
export function PreCourseReviewDialog({ answer, attendee, onClose }: PreCourseReviewDialogProps) {
  return (
    <QuestionnaireDialog subtitle={attendee} onClose={onClose}>
      <Review answer={answer} />
    </QuestionnaireDialog>
  );
}

/** Loads the answers when the dialog opens, because a class can have 500 seats. */
function Review({ answer }: { readonly answer: string }) {
  const { data, failed, load } = useQueryOnDemand<PreCourseReviewDialogQuery>(
    graphql`
      query PreCourseReviewDialogQuery($id: ID!) {
        node(id: $id) {
          ... on QuestionaireAnswer {
            answerList {
              questionId
              value
              other
            }
            questionaire {
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
      }
    `,
    { fresh: true },
  );
  useEffect(() => load({ id: answer }), [load, answer]);
  if (failed) {
    return (
      <ErrorAlert
        messages={['The answers could not be loaded.']}
        actions={<Button onClick={() => load({ id: answer })}>Try again</Button>}
      />
    );
  }
  if (!data) return <SkeletonLines lines={6} />;
  const { answerList = [], questionaire } = data.node ?? {};
  const { questions, answers } = readQuestionnaire({ questionList: questionaire?.questionList ?? [], answerList });
  const { mostUseful, leastUseful } = preCourseTopics(questions, answers);
  return (
    <Stack>
      <QuestionnaireAnswersList questions={questions} answers={answers} />
      <DescriptionList
        columns={1}
        items={[
          { label: 'Most useful topics', value: <Topics of={mostUseful} /> },
          { label: 'Least useful topics', value: <Topics of={leastUseful} /> },
        ]}
      />
    </Stack>
  );
}

function Topics({ of: topics }: { readonly of: readonly string[] }) {
  if (topics.length === 0) return <Text role="secondary">No topics selected</Text>;
  return topics.map((topic) => <div key={topic}>{topic}</div>);
}

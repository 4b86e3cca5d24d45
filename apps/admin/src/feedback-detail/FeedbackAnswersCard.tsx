import { nobodyToSellTo, writtenTexts } from '@console/admin-contracts';
import { labelOf, type QuestionnaireQuestion, readQuestionnaire } from '@console/classes-contracts';
import { QuestionnaireAnswersList } from '@console/classes-web';
import { Button } from '@console/design-system/button';
import { Card } from '@console/design-system/card';
import { ActionButton } from '@console/design-system/tooltip';
import { useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { QuoteAnswerDialog } from '../quote-answer/QuoteAnswerDialog.tsx';
import { RecordSignalDialog } from '../record-signal/RecordSignalDialog.tsx';
import type { FeedbackAnswersCard_feedback$key } from './__generated__/FeedbackAnswersCard_feedback.graphql.ts';

interface Opened {
  readonly dialog: 'quote' | 'signal';
  readonly question: QuestionnaireQuestion;
  /** The text that is selected on the page. */
  readonly selected: string;
}

/** The answers, with the questions as they were asked (O§3). A written answer can be quoted and lead to a sale signal. */
export function FeedbackAnswersCard({ feedback: key }: { readonly feedback: FeedbackAnswersCard_feedback$key }) {
  const feedback = useFragment(
    graphql`
      fragment FeedbackAnswersCard_feedback on Feedback {
        id
        personName
        sentiment
        customerContact {
          id
        }
        attendee {
          customerContact {
            id
          }
        }
        answer {
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
    `,
    key,
  );
  const { id, personName, sentiment, customerContact, attendee, answer } = feedback;
  const noSignal = (customerContact ?? attendee?.customerContact) ? null : nobodyToSellTo(personName);
  const { questions, answers } = useMemo(
    () => readQuestionnaire({ questionList: answer.questionaire.questionList, answerList: answer.answerList }),
    [answer],
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = (dialog: Opened['dialog'], question: QuestionnaireQuestion) =>
    setOpened({ dialog, question, selected: document.getSelection()?.toString() ?? '' });
  const of = { feedback: id, who: personName, onClose: () => setOpened(null) };
  const answered = opened && {
    questionId: opened.question.id,
    texts: writtenTexts(opened.question, answers),
  };
  return (
    <Card title="Answers">
      <QuestionnaireAnswersList
        questions={questions}
        answers={answers}
        actionsOf={(question) =>
          writtenTexts(question, answers).length > 0 && (
            <>
              <Button size="small" aria-label={`Quote: ${labelOf(question)}`} onClick={() => open('quote', question)}>
                Quote
              </Button>
              <ActionButton
                size="small"
                refusal={noSignal}
                aria-label={`Record a sale signal: ${labelOf(question)}`}
                onClick={() => open('signal', question)}
              >
                Record a sale signal
              </ActionButton>
            </>
          )
        }
      />
      {answered && opened.dialog === 'quote' && (
        <QuoteAnswerDialog {...of} {...answered} sentiment={sentiment} selected={opened.selected} />
      )}
      {answered && opened.dialog === 'signal' && <RecordSignalDialog {...of} {...answered} />}
    </Card>
  );
}

import { answerTo, labelOf, type QuestionnaireAnswers, type QuestionnaireQuestion } from '@console/classes-contracts';
import { DescriptionList } from '@console/design-system/description-list';
import { Row, Stack } from '@console/design-system/layout';
import type { ReactNode } from 'react';
import { answerLines } from './answerLines.ts';

export interface QuestionnaireAnswersListProps {
  readonly questions: readonly QuestionnaireQuestion[];
  readonly answers: QuestionnaireAnswers;
  /** Returns what can be done with an answer, below its text. Not asked for a question without an answer. */
  readonly actionsOf?: (question: QuestionnaireQuestion) => ReactNode;
}

/** Questions with their answers, to read. A question without an answer shows a dash. */
export function QuestionnaireAnswersList({ questions, answers, actionsOf }: QuestionnaireAnswersListProps) {
  return (
    <DescriptionList
      columns={1}
      items={questions.map((question) => {
        const lines = answerLines(question, answerTo(answers, question.id));
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
        const text = lines.map((line, index) => <div key={index}>{line}</div>);
        const actions = lines.length > 0 && actionsOf?.(question);
        return {
          label: labelOf(question),
          value:
            lines.length === 0 ? null : actions ? (
              <Stack gap="xs">
                <div>{text}</div>
                <Row wrap>{actions}</Row>
              </Stack>
            ) : (
              text
            ),
        };
      })}
    />
  );
}

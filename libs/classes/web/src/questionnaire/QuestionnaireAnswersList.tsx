import { answerTo, labelOf, type QuestionnaireAnswers, type QuestionnaireQuestion } from '@console/classes-contracts';
import { DescriptionList } from '@console/design-system/description-list';
import { answerLines } from './answerLines.ts';

export interface QuestionnaireAnswersListProps {
  readonly questions: readonly QuestionnaireQuestion[];
  readonly answers: QuestionnaireAnswers;
}

/** Questions with their answers, to read. A question without an answer shows a dash. */
export function QuestionnaireAnswersList({ questions, answers }: QuestionnaireAnswersListProps) {
  return (
    <DescriptionList
      columns={1}
      items={questions.map((question) => {
        const lines = answerLines(question, answerTo(answers, question.id));
        return {
          label: labelOf(question),
          value:
            lines.length === 0
              ? null
              : lines.map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
                  <div key={index}>{line}</div>
                )),
        };
      })}
    />
  );
}

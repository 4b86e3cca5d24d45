import {
  labelOf,
  otherChoice,
  type QuestionnaireAnswer,
  type QuestionnaireAnswers,
  type QuestionnaireQuestion,
  rowsOf,
  textOf,
  textsOf,
} from '@console/classes-contracts';
import { DescriptionList } from '@console/design-system/description-list';

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
        const lines = linesOfAnswer(question, answers[question.id]);
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

/** The answer in words, one line for each row or text. */
function linesOfAnswer(question: QuestionnaireQuestion, answer: QuestionnaireAnswer | undefined): string[] {
  const textOfChoice = (value: string) => question.choices.find((choice) => choice.value === value)?.text ?? value;
  const { family, subtype } = question;
  if (family === 'matrix') {
    const chosen = rowsOf(answer);
    return question.rows.flatMap(({ text }, row) => {
      const value = chosen[row] ?? '';
      return value === '' ? [] : [`${text}: ${textOfChoice(value)}`];
    });
  }
  if (family === 'open_ended' && subtype === 'multi') return textsOf(answer).filter((text) => text.trim() !== '');
  const text = textOf(answer);
  if (text.trim() === '') return [];
  if (family !== 'single_choice') return [text];
  const [free] = question.others;
  return free && text === otherChoice ? [`${free.text}: ${answer?.other ?? ''}`] : [textOfChoice(text)];
}

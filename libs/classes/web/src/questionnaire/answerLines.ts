import {
  otherChoice,
  type QuestionnaireAnswer,
  type QuestionnaireQuestion,
  rowsOf,
  textOf,
  textsOf,
} from '@console/classes-contracts';

/** An answer in words, one line for each row or text. Empty when there is no answer. */
export function answerLines(question: QuestionnaireQuestion, answer: QuestionnaireAnswer | undefined): string[] {
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

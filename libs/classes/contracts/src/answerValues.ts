import {
  linesOf,
  otherChoice,
  type QuestionnaireAnswer,
  type QuestionnaireQuestion,
  rowsOf,
  textOf,
  textsOf,
} from './questionnaire.ts';

/**
 * An answer as inputs and forms hold it, a list of texts: the text; the text of each line; the chosen value and the free
 * text beside it; or of a matrix the chosen value of each row. An empty text stands for no answer.
 */
export function valuesOf(question: QuestionnaireQuestion, answer: QuestionnaireAnswer | undefined): string[] {
  if (question.family === 'matrix') {
    const chosen = rowsOf(answer);
    return question.rows.map((_, row) => chosen[row] ?? '');
  }
  if (question.family === 'single_choice') return [textOf(answer), answer?.other ?? ''];
  if (question.subtype === 'single') return [textOf(answer)];
  const texts = textsOf(answer);
  return Array.from({ length: linesOf(question) }, (_, line) => texts[line] ?? '');
}

/**
 * The answer that such a list stands for.
 *
 * @param question undefined for an answer to an unknown question, which `validateAnswers` refuses.
 */
export function answerOf(question: QuestionnaireQuestion | undefined, values: readonly string[]): QuestionnaireAnswer {
  const [value = '', other = ''] = values;
  if (question?.family === 'matrix') {
    const chosen = [...values.entries()].filter(([, choice]) => choice !== '');
    return { value: Object.fromEntries(chosen) };
  }
  if (question?.subtype === 'multi') return { value: values.slice(0, values.findLastIndex((text) => text !== '') + 1) };
  const most = question?.family === 'single_choice' ? 2 : 1;
  // Too many values have the wrong shape, which `validateAnswers` refuses.
  if (values.length > most) return { value: [...values] };
  return most === 2 && value === otherChoice ? { value, other } : { value };
}

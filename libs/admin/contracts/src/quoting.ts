import {
  answerTo,
  otherChoice,
  type QuestionnaireAnswers,
  type QuestionnaireQuestion,
  textOf,
  textsOf,
} from '@console/classes-contracts';

/** One space between words, and none around them: how a text is compared with what people have marked. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The texts that somebody has written in answer to a question. The choice of a given text is none of them. */
export function writtenTexts(question: QuestionnaireQuestion, answers: QuestionnaireAnswers): readonly string[] {
  const answer = answerTo(answers, question.id);
  if (question.family === 'open_ended') return textsOf(answer).filter((text) => text.trim() !== '');
  const isFree = question.family === 'single_choice' && textOf(answer) === otherChoice;
  return isFree && answer?.other ? [answer.other] : [];
}

/** Whether these words stand in one of the texts of an answer, in this order and spelled so. */
export function standsIn(texts: readonly string[], quoted: string): boolean {
  const words = plain(quoted);
  return words !== '' && texts.some((text) => plain(text).includes(words));
}

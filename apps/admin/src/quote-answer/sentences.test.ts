import { expect, test } from 'vitest';
import { marking, passageOf, sentencesOf, wordsOf } from './sentences.ts';

const texts = [
  'Great day. The trainer knew our business!  Would you come again?\nYes.',
  ' Shorter breaks ',
  '好。再见。',
];
const sentences = sentencesOf(texts);

test('each sentence and each line of an answer can be quoted', () => {
  expect(sentences.map(({ words, text }) => [text, words])).toEqual([
    [0, 'Great day.'],
    [0, 'The trainer knew our business!'],
    [0, 'Would you come again?'],
    [0, 'Yes.'],
    [1, 'Shorter breaks'],
    [2, '好。'],
    [2, '再见。'],
  ]);
  expect(sentencesOf(['', '   '])).toEqual([]);
});

test('selected text marks every sentence that it touches, and text of another answer marks none', () => {
  const passage = (selected: string) => passageOf(texts, sentences, selected);
  expect(passage('trainer')).toEqual({ first: 1, last: 1 });
  expect(passage('day. The trainer')).toEqual({ first: 0, last: 1 });
  expect(passage('come again? Yes.')).toEqual({ first: 2, last: 3 });
  expect(passage('Shorter')).toEqual({ first: 4, last: 4 });
  expect(passage('another answer')).toBeNull();
  expect(passage(' ')).toBeNull();
});

test('a quote is one passage: marking fills the gap, and another text begins anew', () => {
  expect(marking(sentences, null, 1, true)).toEqual({ first: 1, last: 1 });
  expect(marking(sentences, { first: 0, last: 0 }, 2, true)).toEqual({ first: 0, last: 2 });
  expect(marking(sentences, { first: 0, last: 2 }, 1, false)).toEqual({ first: 0, last: 0 });
  expect(marking(sentences, { first: 0, last: 2 }, 0, false)).toEqual({ first: 1, last: 2 });
  expect(marking(sentences, { first: 0, last: 0 }, 0, false)).toBeNull();
  expect(marking(sentences, { first: 0, last: 2 }, 4, true)).toEqual({ first: 4, last: 4 });
});

test('a quote has the words as they were written, on one line', () => {
  expect(wordsOf(texts, sentences, { first: 1, last: 3 })).toBe(
    'The trainer knew our business! Would you come again? Yes.',
  );
  expect(wordsOf(texts, sentences, { first: 5, last: 6 })).toBe('好。再见。');
  expect(wordsOf(texts, sentences, null)).toBe('');
});

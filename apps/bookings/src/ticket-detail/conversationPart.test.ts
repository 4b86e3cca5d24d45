import { expect, test } from 'vitest';
import { type Activity, type ConversationPart, withEarlier, withLatest } from './conversationPart.ts';

const part = (from: number, until: number): ConversationPart => ({
  activities: Array.from({ length: until - from + 1 }, (_, index) => ({ id: String(from + index) }) as Activity),
  first: `before ${from}`,
  hasEarlier: from > 1,
});

test('a new post pushes no earlier one out of the conversation', () => {
  expect(withLatest(part(51, 100), part(52, 101))).toEqual(part(51, 101));
  expect(withLatest(part(1, 100), part(52, 101))).toEqual(part(1, 101));
});

test('the same activities stay, with what is new in them', () => {
  expect(withLatest(part(51, 100), part(51, 100))).toEqual(part(51, 100));
});

test('when activities in between are unknown, the conversation begins again with the latest ones', () => {
  expect(withLatest(part(51, 100), part(151, 200))).toEqual(part(151, 200));
});

test('earlier activities come before the others', () => {
  expect(withEarlier(part(51, 100), part(1, 50))).toEqual(part(1, 100));
});

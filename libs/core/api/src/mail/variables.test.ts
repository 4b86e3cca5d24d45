import { expect, test } from 'vitest';
import { sampleOf, type Variables, variable, whyNotValues } from './variables.ts';

const variables = {
  reference: variable.text('The reference', 'BK-10482'),
  site: variable.link('A page', 'https://example.com'),
  items: variable.list('What is booked', { title: variable.text('The title', 'First Aid') }),
} satisfies Variables;

const whyNot = (changed: string) => {
  const { reference, ...others } = sampleOf(variables);
  const text = JSON.stringify(others).slice(1);
  return whyNotValues(variables, JSON.parse(`{${changed}, ${text}`));
};

test('the examples of the variables are values of them', () => {
  expect(whyNotValues(variables, sampleOf(variables))).toEqual([]);
});

test('the second row of a sample list is a day later', () => {
  const sessions = variable.list('The sessions', {
    startsAt: variable.moment('When it begins', '2026-12-07T09:00:00Z'),
    day: variable.day('Its day', '2026-12-31'),
  });
  expect(sampleOf({ sessions })).toEqual({
    sessions: [
      { startsAt: '2026-12-07T09:00:00.000Z', day: '2026-12-31' },
      { startsAt: '2026-12-08T09:00:00.000Z', day: '2027-01-01' },
    ],
  });
});

test.each([
  ['"reference": 7', '“reference” must be a text of at most 2000 characters in quotes.'],
  ['"reference": "a\\u0000b"', '“reference” must be a text of at most 2000 characters in quotes.'],
  ['"reference": "\\ud800"', '“reference” must be a text of at most 2000 characters in quotes.'],
  ['"reference": "BK-1", "__proto__": { "polluted": true }', '“__proto__” is no variable here.'],
  ['"reference": "BK-1", "constructor": null', '“constructor” is no variable here.'],
])('values with %s are refused', (changed, sentence) => {
  expect(whyNot(changed)).toEqual([sentence]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test.each(['javascript:hacked()', ' https://example.com', 'data:text/html,x'])('%s is no link', (site) => {
  expect(whyNotValues(variables, { ...sampleOf(variables), site })).toEqual([
    '“site” must be a web address in quotes, such as "https://example.com".',
  ]);
});

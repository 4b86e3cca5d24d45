import { expect, test } from 'vitest';
import { attributed } from './attribution.ts';

const quote = { text: 'It changed my week.', name: 'Amelia Hughes', course: 'Leadership Essentials' };

test('a quote is copied with the name, the course and the month of the class', () => {
  expect(attributed({ ...quote, startsAt: '2026-11-30T23:30:00.000Z' })).toBe(
    '“It changed my week.” — Amelia Hughes, Leadership Essentials, November 2026',
  );
});

test('what is not known is left out of the attribution', () => {
  expect(attributed({ ...quote, startsAt: null })).toBe('“It changed my week.” — Amelia Hughes, Leadership Essentials');
  expect(attributed({ text: 'Good.', name: null, course: null, startsAt: null })).toBe('“Good.”');
});

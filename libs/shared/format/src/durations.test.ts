import { expect, test } from 'vitest';
import { durationOf, partsOfDuration } from './durations.ts';

test('a duration of one number has a count and a unit', () => {
  expect(durationOf(45, 'minutes')).toBe('PT45M');
  expect(partsOfDuration('PT45M')).toEqual({ count: 45, unit: 'minutes' });
  expect(partsOfDuration('P3D')).toEqual({ count: 3, unit: 'days' });
  expect(partsOfDuration('P2W')).toEqual({ count: 2, unit: 'weeks' });
});

test.each(['P1DT2H', 'P3M', 'three days', '', 'P03D'])('%s has no single count and unit', (text) =>
  expect(partsOfDuration(text)).toBeNull(),
);

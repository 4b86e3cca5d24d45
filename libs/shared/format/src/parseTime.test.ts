import { expect, test } from 'vitest';
import { parseTime } from './parseTime.ts';

test.each([
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['2pm', '14:00'],
  ['12 am', '00:00'],
  ['23:59', '23:59'],
  ['24:00', '00:00'],
  ['2400', '00:00'],
  ['24', '00:00'],
  ['24:01', null],
  ['25', null],
  ['9:60', null],
  ['14pm', null],
  ['noon', null],
])('%s is %s', (typed, time) => expect(parseTime(typed)).toBe(time));

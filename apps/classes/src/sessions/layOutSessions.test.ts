import { expect, test } from 'vitest';
import { typedDay } from './layOutSessions.ts';

test('a typed day that the calendar does not have is no day', () => {
  expect(typedDay('2026-02-28')).toBe('2026-02-28');
  expect(typedDay('2026-02-31')).toBeNull();
});

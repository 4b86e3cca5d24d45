import { expect, test } from 'vitest';
import { dayOf, layOutSessions, nextSession } from './layOutSessions.ts';

const hours = { startsAt: '09:30', endsAt: '16:30' };

test('a day that does not exist gives the other sessions no days', () => {
  const sessions = [
    { ...hours, date: '2026-02-31' },
    { ...hours, date: '' },
  ];
  expect(layOutSessions(sessions)).toEqual(sessions);
  expect(nextSession(sessions.slice(0, 1)).date).toBe('');
  expect(dayOf(sessions[0])).toBeNull();
});

test('the next session is on the next working day', () => {
  expect(nextSession([{ ...hours, date: '2026-02-27' }]).date).toBe('2026-03-02');
});

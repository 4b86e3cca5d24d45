import { expect, test } from 'vitest';
import { dayOf, endHint, layOutSessions, nextSession } from './layOutSessions.ts';

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

test.each([
  ['18:00', '00:00', 'Ends the next day'],
  ['18:00', '00:30', 'Ends the next day'],
  ['18:00', '23:30', undefined],
  ['17:00', '09:00', undefined],
  ['18:00', '0:', undefined],
])('a session from %s to %s has the hint %s', (startsAt, endsAt, hint) =>
  expect(endHint({ startsAt, endsAt })).toBe(hint),
);

test('evening classes over midnight lie on the working days on which they start', () => {
  const evening = { startsAt: '18:00', endsAt: '00:30' };
  const days = layOutSessions([
    { ...evening, date: '2026-02-27' },
    { ...evening, date: '' },
  ]);
  expect(days).toEqual([
    { ...evening, date: '2026-02-27' },
    { ...evening, date: '2026-03-02' },
  ]);
});

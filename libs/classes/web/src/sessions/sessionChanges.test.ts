import { expect, test } from 'vitest';
import { describeChanges, type EditedSession, moveAlong, movesDates } from './sessionChanges.ts';

const session = (id: string, date: string, differences: Partial<EditedSession> = {}): EditedSession => ({
  ...{ id, date, startsAt: '09:30', endsAt: '16:30', venue: '', meetingLink: '' },
  ...differences,
});

// A Monday, the Wednesday of that week, and the Monday after it.
const saved = [session('a', '2026-11-16'), session('b', '2026-11-18'), session('c', '2026-11-23')];
const stays = () => false;

test('the other days follow the first one, by their distance in working days', () => {
  const now = [session('a', '2026-11-17'), ...saved.slice(1)];
  expect(moveAlong(saved, now, stays)?.map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-19', '2026-11-24']);
});

test('new sessions, and those with attendance, keep their days', () => {
  const now = [session('a', '2026-11-17'), ...saved.slice(1), session('', '2026-12-01')];
  const moved = moveAlong(saved, now, (id) => id === 'b');
  expect(moved?.map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-18', '2026-11-24', '2026-12-01']);
});

test('nothing moves along while the first day is saved, half typed or new', () => {
  expect(moveAlong(saved, saved, stays)).toBeNull();
  expect(moveAlong(saved, [session('a', '2026-1'), ...saved.slice(1)], stays)).toBeNull();
  expect(moveAlong(saved, [session('', '2026-11-17'), ...saved], stays)).toBeNull();
});

test('another time and a removed session move dates; a link, a venue and a new session do not', () => {
  expect(movesDates(saved, [session('a', '2026-11-16', { startsAt: '09:00' }), ...saved.slice(1)])).toBe(true);
  expect(movesDates(saved, saved.slice(1))).toBe(true);
  const noted = saved.map((one) => ({ ...one, venue: 'Room 4', meetingLink: 'https://zoom.example/j/1' }));
  expect(movesDates(saved, [...noted, session('', '2026-12-01')])).toBe(false);
});

test('each difference of the sessions is a sentence', () => {
  const now = [
    session('a', '2026-11-17', { startsAt: '10:00', venue: 'Room 4' }),
    session('c', '2026-11-23', { venue: null }),
    session('d', '2026-12-01'),
  ];
  expect(describeChanges(saved, now)).toEqual([
    '18 Nov 2026, 09:30–16:30 was removed.',
    '16 Nov 2026, 09:30–16:30 is now 17 Nov 2026, 10:00–16:30.',
    'The venue of 17 Nov 2026, 10:00–16:30 is now Room 4.',
    '1 Dec 2026, 09:30–16:30 was added.',
  ]);
});

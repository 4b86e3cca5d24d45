import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRecent } from './forgetRecent.ts';
import { recentRecords } from './recentRecords.ts';

const ME = 'users/01J0000000000000000000000A';
const record = (at: number) => ({
  entity: 'booking',
  path: `/booking/${at}`,
  reference: `BK-${at}`,
  title: `Booking ${at}`,
});
const paths = (userId = ME, path = '/elsewhere') => recentRecords.of(userId, path).map((each) => each.path);

beforeEach(() => localStorage.clear());

test('lists the last eight records, newest first, each once, without the one on screen', () => {
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 3]) recentRecords.add(ME, record(at));
  expect(paths()).toEqual([3, 10, 9, 8, 7, 6, 5, 4].map((at) => `/booking/${at}`));
  expect(paths(ME, '/booking/3')).toEqual([10, 9, 8, 7, 6, 5, 4, 2].map((at) => `/booking/${at}`));
});

test('keeps, drops and forgets the records of each user separately', () => {
  recentRecords.add(ME, record(1));
  recentRecords.add(ME, record(2));
  recentRecords.add('users/other', record(3));
  recentRecords.drop(ME, '/booking/1');
  expect(paths()).toEqual(['/booking/2']);
  forgetRecent(ME);
  expect(paths()).toEqual([]);
  expect(paths('users/other')).toEqual(['/booking/3']);
});

test.each(['{', '{}', '[{"path": 1}]', '"text"'])('ignores the invalid stored value %s', (kept) => {
  localStorage.setItem(`console.recent ${ME}`, kept);
  expect(paths()).toEqual([]);
  recentRecords.add(ME, record(1));
  expect(paths()).toEqual(['/booking/1']);
});

test('works without local storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  recentRecords.add(ME, record(1));
  forgetRecent(ME);
  expect(paths()).toEqual([]);
  vi.unstubAllGlobals();
});

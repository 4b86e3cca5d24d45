import { afterEach, expect, test } from 'vitest';
import { drafts } from './drafts.ts';

const priya = { userId: 'users/1', pathname: '/booking/1', field: 'form note' };

afterEach(() => sessionStorage.clear());

test('FED-07 an unsaved draft is restored after a reload', () => {
  drafts.write(priya, 'Call Amelia');
  expect(drafts.read({ ...priya })).toBe('Call Amelia');
  drafts.forget(priya);
  expect(drafts.read(priya)).toBeNull();
});

test('another record, another field and another user do not get the draft', () => {
  drafts.write(priya, 'Call Amelia');
  const others = [{ pathname: '/booking/2' }, { field: 'form title' }, { userId: 'users/2' }];
  expect(others.map((other) => drafts.read({ ...priya, ...other }))).toEqual([null, null, null]);
});

test('signing out removes the user’s drafts and keeps those of other users', () => {
  const tom = { ...priya, userId: 'users/2' };
  drafts.write(priya, 'Call Amelia');
  drafts.write(tom, 'Call Martin');
  drafts.forgetAll(priya.userId);
  expect([drafts.read(priya), drafts.read(tom)]).toEqual([null, 'Call Martin']);
});

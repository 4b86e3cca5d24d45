import { afterEach, expect, test } from 'vitest';
import { drafts } from './drafts.ts';

const priya = { userId: 'users/1', pathname: '/booking/1', field: 'form note' };

afterEach(() => sessionStorage.clear());

test('FED-07 text that was typed and not saved is there again after a reload', () => {
  drafts.write(priya, 'Call Amelia');
  expect(drafts.read({ ...priya })).toBe('Call Amelia');
  drafts.forget(priya);
  expect(drafts.read(priya)).toBeNull();
});

test('another record, another field and another person are given none of it', () => {
  drafts.write(priya, 'Call Amelia');
  const others = [{ pathname: '/booking/2' }, { field: 'form title' }, { userId: 'users/2' }];
  expect(others.map((other) => drafts.read({ ...priya, ...other }))).toEqual([null, null, null]);
});

test('whoever signs out leaves no draft behind, and takes nobody else’s along', () => {
  const tom = { ...priya, userId: 'users/2' };
  drafts.write(priya, 'Call Amelia');
  drafts.write(tom, 'Call Martin');
  drafts.forgetAll(priya.userId);
  expect([drafts.read(priya), drafts.read(tom)]).toEqual([null, 'Call Martin']);
});

import { beforeEach, expect, test } from 'vitest';
import { rememberRoute, takeRememberedRoute } from './attemptedRoute.ts';

beforeEach(() => sessionStorage.clear());

test('ACC-04 the attempted route is given back once, with its query and hash', () => {
  rememberRoute('/booking?period=week#totals');
  expect(takeRememberedRoute('users/1')).toBe('/booking?period=week#totals');
  expect(takeRememberedRoute('users/1')).toBeUndefined();
});

test.each(['https://elsewhere.example/booking', '//elsewhere.example', '/login', 'javascript:alert(1)'])(
  'ACC-04 what leads out of the console or nowhere is not followed: %s',
  (path) => {
    rememberRoute(path);
    expect(takeRememberedRoute('users/1')).toBeUndefined();
  },
);

test('where somebody was when their session ended is theirs alone', () => {
  rememberRoute('/booking/1', 'users/1');
  expect(takeRememberedRoute('users/2')).toBeUndefined();
  expect(takeRememberedRoute('users/1')).toBeUndefined();
  rememberRoute('/booking/1', 'users/1');
  expect(takeRememberedRoute('users/1')).toBe('/booking/1');
  rememberRoute('/booking/1', 'users/1');
  rememberRoute('/booking/2');
  expect(takeRememberedRoute('users/2')).toBe('/booking/2');
});

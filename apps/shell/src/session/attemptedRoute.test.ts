import { beforeEach, expect, test } from 'vitest';
import { rememberRoute, takeRememberedRoute } from './attemptedRoute.ts';

beforeEach(() => sessionStorage.clear());

test('ACC-04 returns the attempted route once, with its query and hash', () => {
  rememberRoute('/booking?period=week#totals');
  expect(takeRememberedRoute('users/1')).toBe('/booking?period=week#totals');
  expect(takeRememberedRoute('users/1')).toBeUndefined();
});

test.each([
  'https://elsewhere.example/booking',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/login',
  'javascript:alert(1)',
  'data:text/html,hello',
])('ACC-04 ignores a path outside of the console: %s', (path) => {
  rememberRoute(path);
  expect(takeRememberedRoute('users/1')).toBeUndefined();
});

test('returns the route of an ended session only to the same user', () => {
  rememberRoute('/booking/1', 'users/1');
  expect(takeRememberedRoute('users/2')).toBeUndefined();
  expect(takeRememberedRoute('users/1')).toBeUndefined();
  rememberRoute('/booking/1', 'users/1');
  expect(takeRememberedRoute('users/1')).toBe('/booking/1');
  rememberRoute('/booking/1', 'users/1');
  rememberRoute('/booking/2');
  expect(takeRememberedRoute('users/2')).toBe('/booking/2');
});

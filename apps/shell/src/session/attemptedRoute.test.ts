import { beforeEach, expect, test } from 'vitest';
import { rememberRoute, takeRememberedRoute } from './attemptedRoute.ts';

beforeEach(() => sessionStorage.clear());

test('ACC-04 the attempted route is given back once, with its query and hash', () => {
  rememberRoute('/booking?period=week#totals');
  expect(takeRememberedRoute()).toBe('/booking?period=week#totals');
  expect(takeRememberedRoute()).toBeUndefined();
});

test.each(['https://elsewhere.example/booking', '//elsewhere.example', '/login', 'javascript:alert(1)'])(
  'ACC-04 what leads out of the console or nowhere is not followed: %s',
  (path) => {
    rememberRoute(path);
    expect(takeRememberedRoute()).toBeUndefined();
  },
);

import { notices, notify } from '@console/platform';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLeftNotices } from './useLeftNotices.ts';

function Screen() {
  useLeftNotices(useLocation().pathname);
  return null;
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: ['/booking/1'] });
  render(<RouterProvider router={router} />);
  return (to: string, replace = false) => act(() => router.navigate(to, { replace }));
}

const shown = () => notices.get().map(({ text }) => text);

beforeEach(() => {
  notices.clear();
  notify.success('BK-1 is canceled.', { link: { label: 'People to tell', to: '/booking/1#people' } });
});
afterEach(() => notices.clear());

test('a next step stays on its screen and ends when the user goes to another one', async () => {
  const go = open();
  await go('/booking/1?tab=seats');
  expect(shown()).toEqual(['BK-1 is canceled.']);
  await go('/booking');
  expect(shown()).toEqual([]);
});

test('a next step of a form that leaves by itself stays on the next screen', async () => {
  const go = open();
  await go('/booking/2', true);
  expect(shown()).toEqual(['BK-1 is canceled.']);
});

import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useFocusOnTitle } from './useFocusOnTitle.ts';

function Layout() {
  const sheet = useRef<HTMLElement>(null);
  useFocusOnTitle(sheet);
  return (
    <main ref={sheet}>
      <Outlet />
    </main>
  );
}

const shown = (title: string, to?: string) => (
  <>
    <h1 key={title} tabIndex={-1} data-page-title>
      {title}
    </h1>
    {to && <Link to={to}>BK-2</Link>}
  </>
);

function open() {
  const children = [
    { path: '/booking', element: shown('Bookings', '/booking/2') },
    { path: '/booking/2', element: shown('BK-2') },
    { path: '/booking/3', element: shown('BK-3') },
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries: ['/booking'] });
  render(<RouterProvider router={router} />);
  return (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
}

const focused = () => document.activeElement?.textContent;

test('a new screen begins on its title, and back stands on the link that led away', async () => {
  const go = open();
  await go('/booking/2');
  expect(focused()).toBe('BK-2');
  await go(-1);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'BK-2' }));
  await go(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'BK-2' }));
});

test('back begins on the title where no link led away, and so does a list that is entered anew', async () => {
  const go = open();
  await go('/booking/3');
  await go(-1);
  expect(focused()).toBe('Bookings');
  await go('/booking/2');
  await go('/booking');
  expect(focused()).toBe('Bookings');
});

import { Button } from '@console/design-system/button';
import { Menu, MenuItem } from '@console/design-system/menu';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useFocusOnTitle } from './useFocusOnTitle.ts';

function Layout() {
  const sheet = useRef<HTMLElement>(null);
  useFocusOnTitle(sheet);
  return (
    <>
      <Menu label="Account" trigger={(props) => <Button {...props}>Account</Button>}>
        <MenuItem onSelect={() => undefined}>Sign out</MenuItem>
      </Menu>
      <main ref={sheet}>
        <Outlet />
      </main>
    </>
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

test('focuses the title of a new screen, and after going back the link that was followed', async () => {
  const go = open();
  await go('/booking/2');
  expect(focused()).toBe('BK-2');
  await go(-1);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'BK-2' }));
  await go(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'BK-2' }));
});

test('focuses the title after going back when no link was followed, and when a list is entered again', async () => {
  const go = open();
  await go('/booking/3');
  await go(-1);
  expect(focused()).toBe('Bookings');
  await go('/booking/2');
  await go('/booking');
  expect(focused()).toBe('Bookings');
});

test('a menu that was opened while the screen loaded stays open with its focus', async () => {
  const go = open();
  fireEvent.click(screen.getByRole('button', { name: 'Account' }));
  await go('/booking/2');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Sign out' }));
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type ConsoleHost, ConsoleHostProvider } from './ConsoleHost.ts';
import { ConsoleLink, type ConsoleLinkProps } from './ConsoleLink.tsx';
import { ADMIN_ROLES, STAFF_ROLES } from './roles.ts';

const navigate = vi.fn();
const preload = vi.fn();
const none = () => null;
const host: ConsoleHost = {
  session: { userId: 'users/1', roles: ['ROLE_ACCOUNT_MANAGER'], fullName: 'Priya Nair', email: '' },
  findRoute: (path) =>
    path.startsWith('/booking')
      ? { id: 'bookings.list', path: '/booking', title: 'Bookings', roles: STAFF_ROLES }
      : path.startsWith('/user')
        ? { id: 'admin.users', path: '/user', title: 'Users', roles: ADMIN_ROLES }
        : undefined,
  recordAddress: () => undefined,
  navigate,
  listAddress: (path) => path,
  preload,
  setPageTitle: () => {},
  SlotLoading: none,
  SlotFailed: none,
  NotFound: none,
};

function show(props: Omit<ConsoleLinkProps, 'children'>) {
  return render(
    <ConsoleHostProvider value={host}>
      <ConsoleLink {...props}>BK-10482</ConsoleLink>
    </ConsoleHostProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a link to a live screen is a real link', () => {
  show({ to: '/booking/1?tab=items' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/booking/1?tab=items');
});

test('a click navigates, but with Ctrl or another button the browser handles it', () => {
  show({ to: '/booking/1' });
  const link = screen.getByRole('link');
  // fireEvent returns false when the default was prevented.
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate.mock.calls).toEqual([['/booking/1']]);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link, { button: 1 })).toBe(true);
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('a link that no live remote registers is plain text', () => {
  show({ to: '/invoice/1' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('BK-10482')).toBeDefined();
});

test('ACC-13 a link to a screen that the roles do not allow is plain text', () => {
  show({ to: '/user/1' });
  expect(screen.queryByRole('link')).toBeNull();
});

test('FED-04 hovering and focusing a link preload its screen', () => {
  show({ to: '/booking/1' });
  fireEvent.mouseEnter(screen.getByRole('link'));
  fireEvent.focus(screen.getByRole('link'));
  expect(preload.mock.calls).toEqual([['/booking/1'], ['/booking/1']]);
});

test('a link that opens a new tab preloads nothing', () => {
  show({ to: '/booking/1', newTab: true });
  const link = screen.getByRole('link');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  fireEvent.mouseEnter(link);
  expect(fireEvent.click(link)).toBe(true);
  expect(preload).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

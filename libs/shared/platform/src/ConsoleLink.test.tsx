import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { type ConsoleHost, ConsoleHostProvider } from './ConsoleHost.ts';
import { ConsoleLink, type ConsoleLinkProps } from './ConsoleLink.tsx';
import { ADMIN_ROLES, STAFF_ROLES } from './roles.ts';

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
  preload,
  setPageTitle: () => {},
  SlotLoading: none,
  SlotFailed: none,
  NotFound: none,
};

function show(props: Omit<ConsoleLinkProps, 'children'>) {
  return render(
    <MemoryRouter>
      <ConsoleHostProvider value={host}>
        <ConsoleLink {...props}>BK-10482</ConsoleLink>
      </ConsoleHostProvider>
    </MemoryRouter>,
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

test('a link that no live remote registers is plain text', () => {
  show({ to: '/invoice/1' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('BK-10482')).toBeDefined();
});

test('ACC-13 a link to a screen that the roles do not open is plain text', () => {
  show({ to: '/user/1' });
  expect(screen.queryByRole('link')).toBeNull();
});

test('FED-04 pointing at a link and focusing it preload its screen', () => {
  show({ to: '/booking/1' });
  fireEvent.mouseEnter(screen.getByRole('link'));
  fireEvent.focus(screen.getByRole('link'));
  expect(preload.mock.calls).toEqual([['/booking/1'], ['/booking/1']]);
});

test('a link may open a new tab, and then preloads nothing here', () => {
  show({ to: '/booking/1', newTab: true });
  const link = screen.getByRole('link');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  fireEvent.mouseEnter(link);
  expect(preload).not.toHaveBeenCalled();
});

import { ThemeProvider } from '@console/design-system/theme';
import { ConsoleHostProvider } from '@console/platform';
import { testHost } from '@console/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ConsoleProvider } from '../context/ConsoleContext.ts';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { RouteTable } from '../routing/RouteTable.ts';
import { bookingsRelease, testSource } from '../testing/fixtures.ts';
import { ReleaseWatch } from '../updates/ReleaseWatch.ts';
import { ForbiddenScreen } from './ForbiddenScreen.tsx';
import { NotFoundScreen, UnknownScreen } from './NotFoundScreen.tsx';

const restart = vi.fn();

function show(at: string, content = <UnknownScreen />) {
  const refused = [
    { name: 'billing', reason: 'It was built for platform 2.0.0.', paths: ['/invoice', '/invoice/:id'] },
  ];
  const remotes = new RemoteStore(testSource({}), [bookingsRelease]);
  const running = {
    table: new RouteTable([bookingsRelease]),
    registry: { shellVersion: '1.0.0', remotes: [bookingsRelease], refused },
    remotes,
    watch: new ReleaseWatch([bookingsRelease], remotes),
    router: createMemoryRouter([{ path: '*' }]),
    focusFirst: false,
    banner: null,
    landing: { path: '/booking', title: 'Bookings' },
    restart,
    cancelLoading: () => {},
    signOut: () => {},
  };
  const remote = { name: 'bookings', title: 'Bookings', routes: [], slots: [] };
  const session = { userId: 'users/1', roles: ['ROLE_ACCOUNT_MANAGER' as const], fullName: 'Priya Nair', email: '' };
  render(
    <ThemeProvider scheme="light">
      <MemoryRouter initialEntries={[at]}>
        <ConsoleHostProvider value={testHost(remote, { session })}>
          <ConsoleProvider value={running}>{content}</ConsoleProvider>
        </ConsoleHostProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );
}

test('NAV-18 an address without a route shows "not found" with a link to the landing screen', () => {
  show('/nowhere');
  expect(screen.getByText('There is no such screen')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to Bookings' }).getAttribute('href')).toBe('/booking');
});

test('NAV-18 a record that the API does not know shows "not found"', () => {
  show('/booking/1', <NotFoundScreen what="booking" />);
  expect(screen.getByText('There is no such booking')).toBeDefined();
});

test('NAV-18 a missing record leads to no list that the user may not open', () => {
  show('/diary/1', <NotFoundScreen what="diary" />);
  expect(screen.getByText('There is no such diary')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to Bookings' }).getAttribute('href')).toBe('/booking');
});

test('FED-06 a screen of a refused remote gives the reason, and Try again restarts the console', () => {
  show('/invoice/7');
  expect(screen.getByText("The part 'billing' cannot run in this console")).toBeDefined();
  expect(screen.getByText(/It was built for platform 2\.0\.0\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(restart).toHaveBeenCalledOnce();
});

test('ACC-13 a screen for other roles says whom it is for and who is signed in', () => {
  show(
    '/user',
    <ForbiddenScreen route={{ id: 'admin.users', path: '/user', title: 'User management', roles: ['ROLE_ADMIN'] }} />,
  );
  expect(screen.getByText('You do not have access to User management')).toBeDefined();
  expect(
    screen.getByText('This screen is for administrators. You are signed in as Priya Nair, account manager.'),
  ).toBeDefined();
});

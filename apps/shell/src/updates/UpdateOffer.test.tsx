import { ThemeProvider } from '@console/design-system/theme';
import { notices, onBeforeReload } from '@console/platform';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { bookingsRelease, testSource } from '../testing/fixtures.ts';
import { ReleaseWatch } from './ReleaseWatch.ts';
import { refreshConsole } from './refreshConsole.ts';
import { UpdateOffer } from './UpdateOffer.tsx';

const page = async () => ({ default: () => null });
const remotes = new RemoteStore(testSource({ 'bookings.list': { page } }), [bookingsRelease]);
const registry = { remotes: [{ name: 'bookings', base: '/releases/bookings/newer/' }] };

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(registry)),
  );
});

async function offered() {
  const watch = new ReleaseWatch([bookingsRelease], remotes);
  const router = createMemoryRouter([{ path: '*' }]);
  render(
    <ThemeProvider scheme="light">
      <UpdateOffer watch={watch} router={router} />
      <main id="main" tabIndex={-1} />
    </ThemeProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  await remotes.routeModule('bookings', 'bookings.list');
  await act(() => watch.check());
}

test('FED-07 the offer is announced politely, and disappears when it is declined', async () => {
  await offered();
  expect((await screen.findByRole('status')).textContent).toBe('A newer version of Bookings is ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('FED-07 does not reload the page while the server is unreachable', async () => {
  await offered();
  vi.mocked(fetch).mockRejectedValue(new TypeError('offline'));
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(notices.get().map(({ text }) => text)).toEqual([expect.stringContaining('nothing was refreshed')]);
  notices.clear();
});

test('FED-07 reloads the page after the pending navigation has changed the address', async () => {
  const arrived = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [{ path: '/booking', loader: ({ request }) => (request.url.includes('q=') ? arrived.promise : null) }],
    {
      initialEntries: ['/booking'],
    },
  );
  await expect.poll(() => router.state.initialized).toBe(true);
  const stop = onBeforeReload(() => void router.navigate('/booking?q=leadership'));
  const reload = vi.fn();
  const refreshed = refreshConsole(router, reload);
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  expect(reload).not.toHaveBeenCalled();
  arrived.resolve(null);
  expect(await refreshed).toBe(true);
  expect(router.state.location.search).toBe('?q=leadership');
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

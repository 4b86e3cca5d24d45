import { ThemeProvider } from '@console/design-system/theme';
import { notices } from '@console/platform';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { bookingsRelease, entryFailed, testSource } from '../testing/fixtures.ts';
import { LocalBanner, LocalRemotes } from './index.ts';
import { acceptLocalRemote, forgetLocalRemote, localRemotesOfTab } from './localRemotesOfTab.ts';

const registry = { shell: { version: '1.0.0', base: '/releases/shell/a1/' }, remotes: [bookingsRelease] };
const { base: _, ...built } = { ...bookingsRelease, version: '1.0.0' };
const answer = vi.fn<typeof fetch>();

function visit(address: string) {
  history.replaceState(null, '', address);
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer.mockReset().mockImplementation(async () => Response.json(built));
});

afterEach(() => visit('/'));

const bookingsAt = (port: number) => ({ name: 'bookings', port });

test('FED-10 a link asks for a local remote once, and the tab keeps a remote that the user accepts', () => {
  visit('/booking?q=x&local-remote=bookings@4101#top');
  expect(localRemotesOfTab(true)).toEqual({ accepted: [], asked: [bookingsAt(4101)] });
  expect(location.pathname + location.search + location.hash).toBe('/booking?q=x#top');
  expect(localRemotesOfTab(true)).toEqual({ accepted: [], asked: [] });
  acceptLocalRemote(bookingsAt(4101));
  expect(localRemotesOfTab(true)).toEqual({ accepted: [bookingsAt(4101)], asked: [] });
  visit('/booking?local-remote=bookings@4101&local-remote=bookings@4102');
  expect(localRemotesOfTab(true)).toEqual({ accepted: [bookingsAt(4101)], asked: [bookingsAt(4102)] });
  acceptLocalRemote(bookingsAt(4102));
  expect(localRemotesOfTab(true).accepted).toEqual([bookingsAt(4102)]);
  forgetLocalRemote('bookings');
  expect(localRemotesOfTab(true)).toEqual({ accepted: [], asked: [] });
});

test('FED-10 links and accepted remotes are ignored where local remotes are not allowed', () => {
  acceptLocalRemote(bookingsAt(4101));
  visit('/booking?local-remote=bookings@4101');
  expect(localRemotesOfTab(false)).toEqual({ accepted: [], asked: [] });
  expect(location.search).toBe('');
  expect(localRemotesOfTab(true)).toEqual({ accepted: [], asked: [] });
});

test.each(['bookings', 'bookings@', 'bookings@80.evil.example', '//evil@4101', 'bookings@4101/x'])(
  'FED-10 ignores a value that is not a name and a port: %s',
  (words) => {
    visit(`/booking?local-remote=${encodeURIComponent(words)}`);
    expect(localRemotesOfTab(true)).toEqual({ accepted: [], asked: [] });
  },
);

function showBanner(local: LocalRemotes) {
  render(
    <ThemeProvider scheme="light">
      <LocalBanner local={local} router={createMemoryRouter([{ path: '*' }])} />
    </ThemeProvider>,
  );
}

test('FED-10 nothing is fetched from a linked remote before the user accepts it', async () => {
  visit('/booking?local-remote=bookings@4101');
  const local = await LocalRemotes.start(localRemotesOfTab(true));
  showBanner(local);
  expect(answer).not.toHaveBeenCalled();
  expect(local.judge(registry).remotes.map(({ base }) => base)).toEqual([bookingsRelease.base]);
  expect(screen.getByRole('alert').textContent).toContain("'bookings' from http://127.0.0.1:4101, on this computer.");
  fireEvent.click(screen.getByRole('button', { name: 'Do not run it' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localRemotesOfTab(true)).toEqual({ accepted: [], asked: [] });
});

async function running() {
  const local = await LocalRemotes.start({ accepted: [bookingsAt(4101)], asked: [] });
  const live = local.judge(registry);
  const source = testSource({});
  const remotes = new RemoteStore(source, live.remotes);
  local.watch(remotes);
  showBanner(local);
  return { live, source, remotes };
}

test('FED-10 a local remote replaces its release, and a banner shows its name and address', async () => {
  const { live } = await running();
  expect(live.refused).toEqual([]);
  expect(live.remotes.map(({ name, base, digests }) => ({ name, base, digests }))).toEqual([
    { name: 'bookings', base: 'http://127.0.0.1:4101/', digests: {} },
  ]);
  const banner = screen.getByRole('region', { name: 'Remotes on this computer' });
  expect(banner.textContent).toContain('Bookings runs from http://127.0.0.1:4101,');
  expect(screen.getByRole('button', { name: 'Stop using it' })).toBeDefined();
});

test('FED-10 a local remote that does not answer is reported and forgotten', async () => {
  acceptLocalRemote(bookingsAt(4101));
  answer.mockRejectedValue(new TypeError('refused'));
  const local = await LocalRemotes.start(localRemotesOfTab(true));
  expect(local.judge(registry).remotes.map(({ base }) => base)).toEqual([bookingsRelease.base]);
  expect(notices.get().map(({ text }) => text)).toEqual([
    "No remote 'bookings' runs at http://127.0.0.1:4101. Its release is used.",
  ]);
  expect(localRemotesOfTab(true).accepted).toEqual([]);
});

test('FED-10 a local remote whose code fails is forgotten', async () => {
  acceptLocalRemote(bookingsAt(4101));
  const { source, remotes } = await running();
  source.loadRoutes.mockRejectedValueOnce(entryFailed);
  await remotes.routeModule('bookings', 'bookings.list').catch(() => {});
  expect((await screen.findByRole('alert')).textContent).toContain('Bookings did not load from http://127.0.0.1:4101');
  expect(screen.getByRole('button', { name: 'Use its release' })).toBeDefined();
  expect(localRemotesOfTab(true).accepted).toEqual([]);
});

test('FED-10 a local remote that this shell cannot run is refused', async () => {
  answer.mockImplementation(async () => Response.json({ ...built, platform: '9.0.0' }));
  const local = await LocalRemotes.start({ accepted: [bookingsAt(4101)], asked: [] });
  const { remotes, refused } = local.judge(registry);
  expect([remotes, refused.map(({ name }) => name)]).toEqual([[], ['bookings']]);
});

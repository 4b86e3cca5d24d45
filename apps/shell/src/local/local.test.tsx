import { ThemeProvider } from '@console/design-system/theme';
import { notices, PLATFORM_CONTRACT } from '@console/platform';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteStore } from '../remotes/RemoteStore.ts';
import { bookingsRelease, entryFailed, testSource } from '../testing.ts';
import { askedLocalRemotes, forgetLocalRemote } from './askedLocalRemotes.ts';
import { LocalBanner, LocalRemotes } from './index.ts';

const released = { ...bookingsRelease, platform: PLATFORM_CONTRACT };
const registry = { shell: { version: '1.0.0', base: '/releases/shell/a1/' }, remotes: [released] };
const { base: _, ...built } = { ...released, version: '1.0.0' };
const answer = vi.fn<typeof fetch>();

function visit(address: string) {
  history.replaceState(null, '', address);
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer.mockReset().mockImplementation(async () => Response.json(built));
});

afterEach(() => {
  vi.restoreAllMocks();
  notices.clear();
  visit('/');
});

test('FED-10 an address names a remote of this computer once; the tab remembers it', () => {
  visit('/booking?q=x&local-remote=bookings@4101#top');
  expect(askedLocalRemotes(true)).toEqual([{ name: 'bookings', port: 4101 }]);
  expect(location.pathname + location.search + location.hash).toBe('/booking?q=x#top');
  expect(askedLocalRemotes(true)).toEqual([{ name: 'bookings', port: 4101 }]);
  visit('/booking?local-remote=bookings@4102');
  expect(askedLocalRemotes(true)).toEqual([{ name: 'bookings', port: 4102 }]);
  forgetLocalRemote('bookings');
  expect(askedLocalRemotes(true)).toEqual([]);
});

test('FED-10 where it is not allowed, the address and the tab are asked in vain', () => {
  visit('/booking?local-remote=bookings@4101');
  expect(askedLocalRemotes(false)).toEqual([]);
  expect(location.search).toBe('');
  expect(askedLocalRemotes(true)).toEqual([]);
});

test.each(['bookings', 'bookings@', 'bookings@80.evil.example', '//evil@4101', 'bookings@4101/x'])(
  'FED-10 no other address than a port of this computer can be named: %s',
  (words) => {
    visit(`/booking?local-remote=${encodeURIComponent(words)}`);
    expect(askedLocalRemotes(true)).toEqual([]);
  },
);

async function running() {
  const local = await LocalRemotes.start([{ name: 'bookings', port: 4101 }]);
  const live = local.judge(registry);
  const source = testSource({});
  const remotes = new RemoteStore(source, live.remotes);
  local.watch(remotes);
  render(
    <ThemeProvider scheme="light">
      <LocalBanner local={local} router={createMemoryRouter([{ path: '*' }])} />
    </ThemeProvider>,
  );
  return { live, source, remotes };
}

test('FED-10 it stands in the place of its release, and a banner names it and its address', async () => {
  const { live } = await running();
  expect(live.refused).toEqual([]);
  expect(live.remotes.map(({ name, base, digests }) => ({ name, base, digests }))).toEqual([
    { name: 'bookings', base: 'http://127.0.0.1:4101/', digests: {} },
  ]);
  const banner = screen.getByRole('region', { name: 'Remotes on this computer' });
  expect(banner.textContent).toContain('Bookings runs from http://127.0.0.1:4101,');
  expect(screen.getByRole('button', { name: 'Stop using it' })).toBeDefined();
});

test('FED-10 one that does not answer is told, and forgotten', async () => {
  visit('/booking?local-remote=bookings@4101');
  const asked = askedLocalRemotes(true);
  answer.mockRejectedValue(new TypeError('refused'));
  const local = await LocalRemotes.start(asked);
  expect(local.judge(registry).remotes.map(({ base }) => base)).toEqual([released.base]);
  expect(notices.get().map(({ text }) => text)).toEqual([
    "No remote 'bookings' runs at http://127.0.0.1:4101. Its release is used.",
  ]);
  expect(askedLocalRemotes(true)).toEqual([]);
});

test('FED-10 one whose code fails later is given up by itself', async () => {
  visit('/booking?local-remote=bookings@4101');
  askedLocalRemotes(true);
  const { source, remotes } = await running();
  source.loadRoutes.mockRejectedValueOnce(entryFailed);
  await remotes.routeModule('bookings', 'bookings.list').catch(() => {});
  expect((await screen.findByRole('alert')).textContent).toContain('Bookings did not load from http://127.0.0.1:4101');
  expect(screen.getByRole('button', { name: 'Use its release' })).toBeDefined();
  expect(askedLocalRemotes(true)).toEqual([]);
});

test('FED-10 one that this shell cannot honour is refused like any other', async () => {
  answer.mockImplementation(async () => Response.json({ ...built, platform: '9.0.0' }));
  const local = await LocalRemotes.start([{ name: 'bookings', port: 4101 }]);
  const { remotes, refused } = local.judge(registry);
  expect([remotes, refused.map(({ name }) => name)]).toEqual([[], ['bookings']]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedRoute, rememberRoute } from '../session/attemptedRoute.ts';
import { bookingsRelease } from '../testing/fixtures.ts';

const links = () => [...document.head.querySelectorAll('link')].map(({ href }) => href.split('/').at(-1));
const billing = {
  ...bookingsRelease,
  name: 'billing',
  base: '/releases/billing/aaaa/',
  digests: { 'remoteEntry.js': 'sha384-abc=', 'invoices.js': 'sha384-def=' },
  exposes: {},
  pages: { 'billing.invoices': { files: ['invoices.js'], shared: [] } },
  routes: [{ id: 'billing.invoices', path: '/invoice', title: 'Invoices', roles: ['ROLE_ADMIN'] }],
};

function registryWith(answer: () => Response): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
}

/** Scripts are requested once in the lifetime of a page, so each test has a page of its own. */
async function prepare(): Promise<void> {
  vi.resetModules();
  const { prepareFirstScreen } = await import('./prepareFirstScreen.ts');
  await prepareFirstScreen();
}

beforeEach(() => {
  const landing = { ...bookingsRelease, landing: 'bookings.list' };
  registryWith(() => Response.json({ remotes: [landing, billing] }));
});

afterEach(() => vi.unstubAllGlobals());

test('preloads the scripts of the landing screen', async () => {
  await prepare();
  expect(links()).toEqual(['remoteEntry.js', 'routes.js', 'list.js']);
});

test('preloads the scripts of the attempted route, and keeps that route remembered', async () => {
  rememberRoute('/invoice?status=draft');
  await prepare();
  expect(links()).toEqual(['remoteEntry.js', 'invoices.js']);
  expect(rememberedRoute()).toBe('/invoice?status=draft');
});

test('ignores a registry that cannot be fetched', async () => {
  registryWith(() => new Response('', { status: 503 }));
  await prepare();
  expect(links()).toEqual([]);
});
